import { password, username } from '../../../../features/auth/contract';
import { atMost, firstIssue, withoutSpaces } from '../../../../features/auth/ui/first-issue';

test('[VALID-001] an empty username is named first', () => {
  expect(firstIssue(username, '')).toBe('用户名不能为空！');
  expect(firstIssue(username, 'engineer')).toBeUndefined();
});

test('[VALID-002] spaces are filtered and the 32nd sign is the last, counted without cutting one in half', () => {
  expect(withoutSpaces(' a b　c\t')).toBe('abc');
  expect(atMost('𠮷'.repeat(40), 32)).toBe('𠮷'.repeat(32));
  expect(firstIssue(username, 'a'.repeat(32))).toBeUndefined();
});

test('[VALID-003] [VALID-004] [VALID-005] a password is asked for, then its length is checked at both ends', () => {
  expect(firstIssue(password, '')).toBe('密码不能为空！');
  expect(firstIssue(password, '1234567')).toBe('密码长度不少于8位！');
  expect(firstIssue(password, '12345678')).toBeUndefined();
  expect(firstIssue(password, 'x'.repeat(50))).toBeUndefined();
  expect(firstIssue(password, 'x'.repeat(51))).toBe('密码长度不超过50位！');
});
