import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { HOLDS_NAME, TOO_COMMON, weaknessOf } from '#infra/server/security/password-rules';

test.each([
  '12345678',
  '87654321',
  'abcdefgh',
  'qwertyuiop',
  'aaaaaaaa',
  'abababab',
  '1a1a1a1a',
  '11112222',
  'password',
  'Password1',
  'P@ssw0rd!',
  'woaini1314',
  'qwerty123',
  'a1234567',
  'Admin2026',
  '1qaz2wsx3edc',
  // The README names it.
  DEMO_PASSWORD,
])('%s is too common', (password) => {
  expect(weaknessOf(password, 'someone')).toBe(TOO_COMMON);
});

test('the name of the account is no password, however it is written', () => {
  expect(weaknessOf('x-WangGong-9', 'wanggong')).toBe(HOLDS_NAME);
  expect(weaknessOf('vipers-nest-7', 'vip')).toBeUndefined();
});

test.each(['Zaojia-liang-2kj', 'correct horse battery', '清单计价规范五零五零零', '7Kq!w2Zp'])(
  'nothing speaks against %s',
  (password) => {
    expect(weaknessOf(password, 'member')).toBeUndefined();
  },
);
