import { loginResult } from '#features/auth/login-result';
import { ContractBroken } from '#src/contract/call';
import { CallRefused } from '#src/kernel/send';
import { aReply, anAnswer } from '#tests/support/replies';

const read = (data: unknown, id?: string) =>
  loginResult(data, anAnswer(data, id === undefined ? {} : { id }));

describe('loginResult', () => {
  test('[LOGIN-012] [CONFLICT-022] reads accessToken, globalId, isNewUser, loginToken, and id as casId', () => {
    const data = { accessToken: 'a', globalId: '6001', isNewUser: true, loginToken: 'l' };
    expect(read(data, 'cas-1')).toEqual({
      accessToken: 'a',
      casId: 'cas-1',
      globalId: '6001',
      isNewUser: true,
      loginToken: 'l',
    });
  });

  test('[LOGIN-013] [CONFLICT-022] reads the wrapped shape: data.token, data.globalId and id', () => {
    expect(read({ token: 't', globalId: '6001' }, 'cas-2')).toEqual({
      accessToken: 't',
      casId: 'cas-2',
      globalId: '6001',
      isNewUser: false,
    });
  });

  test('[CONFLICT-022] accessToken wins where both are given, and a missing id is empty', () => {
    expect(read({ accessToken: 'a', token: 't' })).toMatchObject({
      accessToken: 'a',
      casId: '',
      globalId: '',
    });
  });

  test('expireIn comes in seconds', () => {
    expect(read({ accessToken: 'a', expireIn: 7_200 }).expireInMs).toBe(7_200_000);
    expect(read({ accessToken: 'a', expireIn: 0 }).expireInMs).toBe(0);
  });

  test('a body with another code is a refusal with its own words', () => {
    const reply = aReply(999, { businessMsg: '账号已注销', data: { accessToken: 'a' } });
    expect(() => loginResult(reply.data, reply)).toThrow(new CallRefused(reply));
  });

  test.each([null, {}, { accessToken: '' }])('an answer without a token is no login: %j', (data) => {
    expect(() => read(data)).toThrow(new CallRefused(anAnswer(data), '登录失败'));
  });

  test('an answer of another shape breaks the contract', () => {
    expect(() => read({ accessToken: 7 })).toThrow(ContractBroken);
  });
});
