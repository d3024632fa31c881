import * as z from 'zod/mini';
import { describeIssues, reader, requestOf } from '#src/contract/call';
import { loginByAuthCall, loginByTokenCall, password, userCall, username } from '#features/auth/contract';
import { someUserInfo } from '#tests/support/builders';

const complaintOf = (schema: z.core.$ZodType, text: string) => {
  const { error } = z.safeParse(schema, text);
  return error?.issues[0]?.message;
};

describe('username', () => {
  test('[VALID-001] is required', () => expect(complaintOf(username, '')).toBe('用户名不能为空！'));

  test('[VALID-039] has at most 32 signs, a rare sign counting once', () => {
    expect(complaintOf(username, 'a'.repeat(32))).toBeUndefined();
    expect(complaintOf(username, '𠮷'.repeat(32))).toBeUndefined();
    expect(complaintOf(username, 'a'.repeat(33))).toBe('用户名不超过32位！');
    expect(complaintOf(username, '𠮷'.repeat(33))).toBe('用户名不超过32位！');
  });

  test.each(['a b', ' a', 'a\t', 'a\u3000b'])('holds no space: %j', (text) => {
    expect(complaintOf(username, text)).toBe('用户名不能包含空格！');
  });
});

describe('password', () => {
  test('[VALID-003] is required', () => expect(complaintOf(password, '')).toBe('密码不能为空！'));

  test('[VALID-004] has at least 8 signs', () => {
    expect(complaintOf(password, '1234567')).toBe('密码长度不少于8位！');
    expect(complaintOf(password, '12345678')).toBeUndefined();
    expect(complaintOf(password, '𠮷'.repeat(7))).toBe('密码长度不少于8位！');
  });

  test('[VALID-005] [VALID-039] has at most 50 signs', () => {
    expect(complaintOf(password, 'a'.repeat(50))).toBeUndefined();
    expect(complaintOf(password, '𠮷'.repeat(50))).toBeUndefined();
    expect(complaintOf(password, 'a'.repeat(51))).toBe('密码长度不超过50位！');
  });
});

describe('login by account', () => {
  const body = {
    username: 'member',
    password: 'Zaojia@2026',
    deviceId: 'd',
    rememberLoginStatus: 'true' as const,
  };

  test('[LOGIN-010] carries username, password, validate, deviceId and rememberLoginStatus; validate is "-1" by default', () => {
    expect(z.parse(loginByAuthCall.body, body)).toEqual({
      ...body,
      validate: '-1',
      rememberLoginStatus: true,
    });
  });

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    [true, true],
    [false, false],
  ] as const)('rememberLoginStatus may come as %j', (rememberLoginStatus, expected) => {
    expect(z.parse(loginByAuthCall.body, { ...body, rememberLoginStatus }).rememberLoginStatus).toBe(
      expected,
    );
  });

  test('names the first things that are wrong with it, by field', () => {
    const { error } = z.safeParse(loginByAuthCall.body, { ...body, username: '', password: '1' });
    expect(error && describeIssues(error)).toBe('username 用户名不能为空！；password 密码长度不少于8位！');
  });
});

test('calls that anybody may make need no session, those of members do', () => {
  expect(requestOf(loginByTokenCall, { body: { accessToken: 't' } })).toEqual({
    method: 'POST',
    path: '/api/web/loginByToken',
    bodyKind: 'form',
    sealed: true,
    body: { accessToken: 't' },
    session: 'optional',
  });
  expect(requestOf(userCall).session).toBe('required');
});

test('user info that breaks the contract is told with its path', () => {
  const { globalId: _, ...broken } = someUserInfo();
  expect(() => reader(userCall)(broken)).toThrow(/^\/pb\/api\/web\/usr：返回的数据不符合约定（globalId /);
});
