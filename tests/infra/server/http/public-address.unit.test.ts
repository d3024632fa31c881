import { outsideUrl } from '#infra/server/http/post-outside';
import { isPublicAddress } from '#infra/server/http/public-address';

test.each(['1.1.1.1', '8.8.8.8', '223.5.5.5', '172.32.0.1', '2400:3200::1', '2606:4700::1111'])(
  '%s is public',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'not an address',
  '',
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

test.each([
  ['http://example.com/', '地址应以 https:// 开头'],
  ['file:///etc/passwd', '地址应以 https:// 开头'],
  ['nonsense', '地址应以 https:// 开头'],
  ['https://name:word@example.com/', '地址里不能写用户名和密码'],
  ['https://127.0.0.1/', '地址在内网'],
  // As URLs read them: 127.0.0.1, too.
  ['https://0x7f.1/', '地址在内网'],
  ['https://2130706433/', '地址在内网'],
  ['https://[::1]/', '地址在内网'],
  ['https://localhost/h', '地址在内网'],
  ['https://LOCALHOST.:8443/h', '地址在内网'],
  ['https://a.localhost/h', '地址在内网'],
  ['https://[::ffff:127.0.0.1]/', '地址在内网'],
])('%s is not posted to', (url, words) => {
  expect(() => outsideUrl(url, { allowsPrivate: false })).toThrow(words);
});

test('a name of the public net that sounds so is posted to', () => {
  expect(outsideUrl('https://localhost.example.com/', { allowsPrivate: false }).hostname).toBe(
    'localhost.example.com',
  );
});

test('with leave plain http and private addresses are', () => {
  expect(outsideUrl('http://localhost:8080/hook', { allowsPrivate: true }).port).toBe('8080');
  expect(outsideUrl('http://127.0.0.1:8080/hook', { allowsPrivate: true }).port).toBe('8080');
});
