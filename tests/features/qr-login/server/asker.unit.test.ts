import { browserCookie, cookieIn } from '../../../../features/qr-login/server/browser-cookie';
import { drawCode, portalAddress } from '../../../../features/qr-login/server/draw-code';
import { openPlaces } from '../../../../features/qr-login/server/place-of';
import { agentOf } from '../../../../features/qr-login/server/user-agent';

const secret = 'a'.repeat(32);

test('a browser keeps the cookie it has, and gets one when it has none', () => {
  const kept = browserCookie({ cookie: `lt=1; qr=${secret}; other=2` });
  expect(kept).toEqual({ secret, line: `qr=${secret}; Path=/pb; HttpOnly; SameSite=Strict` });
  const [one, two] = [browserCookie({}), browserCookie({ cookie: 'qr=short' })];
  expect(one.secret).toMatch(/^[\w-]{32}$/);
  expect(two.secret).not.toBe(one.secret);
});

test('over https the cookie travels over https alone', () => {
  expect(browserCookie({ origin: 'https://zj.example' }).line).toMatch(/; Secure$/);
});

test('a name that merely ends alike is another cookie', () => {
  expect(cookieIn({ cookie: `xqr=${secret}` })).toBeUndefined();
});

test.each([
  [{ origin: 'https://zj.example', host: 'inner:8080' }, 'https://zj.example/#/qr/u'],
  [{ host: 'localhost:8080' }, 'http://localhost:8080/#/qr/u'],
  [{ origin: 'null', host: 'zj.example' }, 'http://zj.example/#/qr/u'],
  [{ origin: 'javascript:alert(1)', host: 'zj.example' }, 'http://zj.example/#/qr/u'],
])('the code carries an address of this portal: %j', (headers, address) => {
  expect(portalAddress('u', headers)).toBe(address);
});

test('another address is another picture', async () => {
  const [one, two] = [
    await drawCode('https://zj.example/#/qr/1'),
    await drawCode('https://zj.example/#/qr/2'),
  ];
  expect(one).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(one).not.toBe(two);
});

test.each([
  ['127.0.0.1', '局域网或本机'],
  ['::ffff:10.1.2.3', '局域网或本机'],
  ['fe80::1', '局域网或本机'],
  ['::1', '局域网或本机'],
  ['172.32.0.1', '美国'],
  ['114.114.114.114', '江苏省南京市'],
])('%s is %s', (ip, place) => {
  expect(openPlaces()(ip)).toBe(place);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50', '微信 8', 'iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', 'Edge 130', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130', 'Linux'],
  ['curl/8', '', ''],
])('%s is known by its name', (header, browser, system) => {
  expect(agentOf(header)).toEqual({ browser, system });
});
