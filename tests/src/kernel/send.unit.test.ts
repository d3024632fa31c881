import { CallRefused, NO_REPLY, problemOf } from '#src/kernel/send';
import { aReply } from '#tests/support/replies';

describe('problemOf', () => {
  test('a refused call tells code, message and the id support asks for', () => {
    const reply = aReply(460, { businessMsg: '密码错误', requestId: 'r-1' });
    expect(problemOf(new CallRefused(reply))).toEqual({ code: 460, message: '密码错误', requestId: 'r-1' });
  });

  test('the message of the refusal wins over the words of the reply', () => {
    expect(problemOf(new CallRefused(aReply(820), '您暂无访问权限！'))).toEqual({
      code: 820,
      message: '您暂无访问权限！',
    });
  });

  test('a call without reply has no code', () => {
    expect(problemOf(new Error('网络异常'))).toEqual({ code: NO_REPLY, message: '网络异常' });
  });

  test('whatever was thrown becomes text', () => {
    expect(problemOf('坏了')).toEqual({ code: NO_REPLY, message: '坏了' });
    expect(problemOf(undefined)).toEqual({ code: NO_REPLY, message: 'undefined' });
  });
});
