import { handleStatus } from '#infra/gateway/handle-status';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/home/index' };
const fakes = () => ({
  notify: jest.fn(),
  announceAccessRefused: jest.fn(),
  announceSessionOver: jest.fn(),
  announceLoginAnomaly: jest.fn(),
});

const settles = (reply: ApiReply, asked: ApiRequest, picture: string, error?: unknown) => {
  const ports = fakes();
  marbles(({ cold, expectObservable }) => {
    const send = handleStatus(ports)(() => cold('--(k|)', { k: reply }));
    expectObservable(send(asked)).toBe(picture, { k: reply }, error);
  })();
  return ports;
};

describe('settleByStatus', () => {
  test('hands a good reply on and warns with its first warning', () => {
    const reply = aReply(200, { warnMsg: ['数据截至九月', '其余'] });
    const { notify } = settles(reply, request, '--(k|)');
    expect(notify.mock.calls).toEqual([[{ type: 'warning', text: '数据截至九月' }]]);
  });

  test('a good reply without warnings says nothing', () => {
    expect(settles(aReply(), request, '--(k|)').notify).not.toHaveBeenCalled();
  });

  test('a refusal becomes an error that carries the whole reply, and is told', () => {
    const reply = aReply(500, { businessMsg: '出错了', data: { hint: 1 }, requestId: 'r1' });
    const { notify } = settles(reply, request, '--#', new CallRefused(reply, '出错了'));
    expect(notify.mock.calls).toEqual([[{ type: 'error', text: '出错了' }]]);
  });

  test.each([
    ['[STATUS-820] a member without rights', aReply(820, { businessMsg: '请升级会员' }), '您暂无访问权限！'],
    ['[ENV-013] HTTP 400', aReply(400, { businessMsg: '用户名 太长', httpStatus: 400 }), '请求参数错误'],
    ['[ENV-014] HTTP 502', aReply(200, { businessMsg: '上游没有回应', httpStatus: 502 }), '上游没有回应'],
    ['[STATUS-322] a silent refusal', aReply(322, { businessMsg: '不必说' }), ''],
  ])('%s: whoever shows the failure itself shows the words of the table', (_, reply, text) => {
    const { notify } = settles(reply, { ...request, quiet: true }, '--#', new CallRefused(reply, text));
    expect(notify).not.toHaveBeenCalled();
    const loud = settles(reply, request, '--#', new CallRefused(reply, text));
    expect(loud.notify.mock.calls).toEqual(text === '' ? [] : [[{ type: 'error', text }]]);
  });

  test.each([
    ['[STATUS-200]', 200, { type: 'warning', text: '第一条提示' }],
    ['[STATUS-306]', 306, { type: 'info', text: '服务器的话' }],
  ])('%s what a success says is shown, whoever asked, quiet or not', (_, code, notice) => {
    const reply = aReply(code, { businessMsg: '服务器的话', warnMsg: ['第一条提示', '第二条'] });
    for (const quiet of [true, false]) {
      expect(settles(reply, { ...request, quiet }, '--(k|)').notify.mock.calls).toEqual([[notice]]);
    }
  });

  test('a form gets the fixed text where the server said nothing', () => {
    const reply = aReply(820);
    settles(reply, request, '--#', new CallRefused(reply, '您暂无访问权限！'));
  });

  test.each([
    [
      aReply(442, { businessMsg: '操作过于频繁，请稍后再试', retryAfterS: 2 }),
      '操作过于频繁，请至少 2 秒后再试',
    ],
    [aReply(-1, { httpStatus: 503, retryAfterS: 119 }), '操作没有成功，请至少 119 秒后再试'],
    [
      aReply(442, { businessMsg: '提交过于频繁，请稍后再试', retryAfterS: 130 }),
      '提交过于频繁，请至少 3 分钟后再试',
    ],
    [aReply(442, { businessMsg: '请明天再来', retryAfterS: 60 }), '请明天再来'],
  ])('a server that says when to come again is quoted, %#', (reply, text) => {
    const { notify } = settles(reply, request, '--#', new CallRefused(reply, text));
    expect(notify.mock.calls).toEqual([[{ type: 'error', text }]]);
  });

  test('a quiet request fails without a notice', () => {
    const reply = aReply(500, { businessMsg: '出错了' });
    const { notify } = settles(reply, { ...request, quiet: true }, '--#', new CallRefused(reply));
    expect(notify).not.toHaveBeenCalled();
  });

  test('a lost session is announced even of a quiet request', () => {
    const reply = aReply(303, { businessMsg: '已在别处登录' });
    const ports = settles(reply, { ...request, quiet: true }, '--#', new CallRefused(reply));
    expect(ports.announceSessionOver.mock.calls).toEqual([[reply]]);
    expect(ports.notify).not.toHaveBeenCalled();
  });

  test('333 announces the anomaly with the request that met it', () => {
    const reply = aReply(333);
    const asked = { ...request, headers: { account: 'x' } };
    const ports = settles(reply, asked, '--#', new CallRefused(reply));
    expect(ports.announceLoginAnomaly.mock.calls).toEqual([[asked, reply]]);
    expect(ports.notify).not.toHaveBeenCalled();
  });

  test('[GUARD-016] a refusal for lack of rights is announced of a call that needs them, and of no other', () => {
    const reply = aReply(821);
    const error = new CallRefused(reply, '您暂无访问权限！');
    const needing = { ...request, needs: 'rights' as const, quiet: true };
    expect(settles(reply, needing, '--#', error).announceAccessRefused.mock.calls).toEqual([[reply]]);
    expect(settles(reply, request, '--#', error).announceAccessRefused).not.toHaveBeenCalled();
  });

  test('a request without any reply is told once and stays an error', () => {
    const ports = fakes();
    marbles(({ cold, expectObservable }) => {
      const send = handleStatus(ports)(() => cold('--#', {}, new Error('网络异常')));
      expectObservable(send(request)).toBe('--#', {}, new Error('网络异常'));
      expectObservable(send({ ...request, quiet: true })).toBe('--#', {}, new Error('网络异常'));
    })();
    expect(ports.notify.mock.calls).toEqual([[{ type: 'error', text: '网络异常' }]]);
  });
});
