import { loginCookie, noLoginCookie, secretIn } from '#features/auth/server/login-cookie';

test.each([
  ['this machine', { host: 'localhost:8080' }],
  ['this machine by number', { host: '127.0.0.1:8080' }],
  ['this machine by its newer number', { host: '[::1]:8080' }],
  ['a page on https', { host: 'cost.example', origin: 'https://cost.example' }],
])('[CONST-003] on %s the cookie lasts a week and is bound to host and secure connections', (_, headers) => {
  expect(loginCookie(headers, 's')).toBe(
    '__Host-lt=s; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure',
  );
  expect(secretIn({ ...headers, cookie: 'keepLogin=true; __Host-lt=s; a=b' })).toBe('s');
});

test('on plain http of another host it goes without, or no browser would take it', () => {
  const headers = { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' };
  expect(loginCookie(headers, 's')).toBe('lt=s; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict');
  expect(secretIn({ ...headers, cookie: 'lt=s' })).toBe('s');
});

test('where the bound cookie can be had, the other one counts for nothing', () => {
  expect(secretIn({ host: 'localhost', cookie: 'lt=planted' })).toBeUndefined();
  expect(secretIn({ host: 'localhost.evil.example', cookie: '__Host-lt=s' })).toBeUndefined();
});

test('leaving takes it back', () => {
  expect(noLoginCookie({ host: 'localhost' })).toContain('__Host-lt=; Path=/; Max-Age=0');
  expect(secretIn({ host: 'localhost', cookie: '__Host-lt=' })).toBeUndefined();
});
