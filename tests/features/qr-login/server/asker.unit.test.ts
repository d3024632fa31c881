import { browserCookie, cookieIn } from '#features/qr-login/server/browser-cookie';
import { drawCode, portalAddress } from '#features/qr-login/server/index';

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
