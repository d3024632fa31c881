import { password, username } from '#features/auth/contract';
import { checkValue } from '#src/ui/form/check-value';
import { atMost, withoutSpaces } from '#src/ui/form/clean-text';

test('[VALID-001] an empty username is named first', () => {
  expect(checkValue(username, '')).toEqual({ issue: '用户名不能为空！' });
  expect(checkValue(username, 'engineer')).toEqual({ accepted: 'engineer' });
});

test('[VALID-002][VALID-019] spaces are filtered and the 32nd sign is the last, counted without cutting one in half', () => {
  expect(withoutSpaces(' a b　c\t')).toBe('abc');
  expect(atMost('𠮷'.repeat(40), 32)).toBe('𠮷'.repeat(32));
  expect(checkValue(username, 'a'.repeat(32))).toEqual({ accepted: 'a'.repeat(32) });
});

test('[VALID-003] [VALID-004] [VALID-005] a password is asked for, then its length is checked at both ends', () => {
  expect(checkValue(password, '')).toEqual({ issue: '密码不能为空！' });
  expect(checkValue(password, '1234567')).toEqual({ issue: '密码长度不少于8位！' });
  expect(checkValue(password, '12345678')).toEqual({ accepted: '12345678' });
  expect(checkValue(password, 'x'.repeat(50))).toEqual({ accepted: 'x'.repeat(50) });
  expect(checkValue(password, 'x'.repeat(51))).toEqual({ issue: '密码长度不超过50位！' });
});
