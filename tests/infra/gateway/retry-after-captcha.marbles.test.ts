import { merge } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { DECLINED, retryAfterCaptcha } from '#infra/gateway/retry-after-captcha';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'POST', path: '/api/web/sendCode', headers: { kept: 'yes' } };
const address = '/pb/api/captcha/challenge?purpose=sms';
const replies = {
  c: aReply(980, { businessMsg: '请完成安全验证', callbackAddress: address }),
  k: anAnswer('ok'),
  n: aReply(980, { businessMsg: DECLINED, callbackAddress: address }),
  w: aReply(460, { businessMsg: '用户名或密码错误', callbackAddress: address }),
};

const playing = (cold: RunHelpers['cold'], pictures: readonly string[]) => {
  const left = [...pictures];
  return jest.fn((_: ApiRequest) => cold(left.shift() ?? '#', replies));
};
const answering = (cold: RunHelpers['cold'], pictures: readonly string[]) => {
  const left = [...pictures];
  return jest.fn((_: string | undefined) => cold(left.shift() ?? '#', { s: 'one', t: 'two', d: undefined }));
};
const sentWith = (send: jest.Mock<unknown, [ApiRequest]>) =>
  send.mock.calls.map(([{ headers }]) => headers?.validateData);

describe('retryAfterCaptcha', () => {
  test(
    'lets any other reply through',
    marbles(({ cold, expectObservable, flush }) => {
      const answerTo = answering(cold, []);
      expectObservable(retryAfterCaptcha({ answerTo })(playing(cold, ['--(k|)']))(request)).toBe(
        '--(k|)',
        replies,
      );
      flush();
      expect(answerTo).not.toHaveBeenCalled();
    }),
  );

  test(
    '[STATUS-980] sends again with the answer in the header validateData',
    marbles(({ cold, expectObservable, flush }) => {
      const [send, answerTo] = [playing(cold, ['-(c|)', '-(k|)']), answering(cold, ['---(s|)'])];
      expectObservable(retryAfterCaptcha({ answerTo })(send)(request)).toBe('-----(k|)', replies);
      flush();
      expect(answerTo).toHaveBeenCalledWith(address);
      expect(send.mock.calls.map(([{ headers }]) => headers)).toEqual([
        { kept: 'yes' },
        { kept: 'yes', validateData: 'one' },
      ]);
    }),
  );

  test(
    '[CAPTCHA-003][CAPTCHA-005] a body with the field validate carries the answer there, too',
    marbles(({ cold, expectObservable, flush }) => {
      const [send, answerTo] = [playing(cold, ['-(c|)', '-(k|)']), answering(cold, ['-(s|)'])];
      const login = { ...request, body: { username: 'vip', validate: '-1' } };
      expectObservable(retryAfterCaptcha({ answerTo })(send)(login)).toBe('---(k|)', replies);
      flush();
      expect(send.mock.calls[1]?.[0]).toMatchObject({ body: { username: 'vip', validate: 'one' } });
    }),
  );

  test(
    'a second 980 asks once more, a third is handed back',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)', '-(c|)', '-(c|)']);
      const answerTo = answering(cold, ['-(s|)', '-(t|)']);
      expectObservable(retryAfterCaptcha({ answerTo })(send)(request)).toBe('-----(c|)', replies);
      flush();
      expect(sentWith(send)).toEqual([undefined, 'one', 'two']);
      expect(answerTo).toHaveBeenCalledTimes(2);
    }),
  );

  test(
    'requests that meet the captcha together each get an answer of their own',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)', '-(c|)', '-(k|)', '-(k|)']);
      const asking = retryAfterCaptcha({ answerTo: answering(cold, ['---(s|)', '----(t|)']) })(send);
      expectObservable(merge(asking(request), asking(request))).toBe('-----k(k|)', replies);
      flush();
      expect(sentWith(send)).toEqual([undefined, undefined, 'one', 'two']);
    }),
  );

  test(
    'dismissing the captcha hands the 980 back, in words for the member',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)']);
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['---(d|)']) });
      expectObservable(layer(send)(request)).toBe('----(n|)', replies);
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    '[CAPTCHA-002] a login refused with a callbackAddress asks, too, and carries the answer in validate',
    marbles(({ cold, expectObservable, flush }) => {
      const [send, answerTo] = [playing(cold, ['-(w|)', '-(k|)']), answering(cold, ['-(s|)'])];
      const login = { ...request, body: { username: 'vip', validate: '-1' } };
      expectObservable(retryAfterCaptcha({ answerTo })(send)(login)).toBe('---(k|)', replies);
      flush();
      expect(answerTo.mock.calls).toEqual([[address]]);
      expect(send.mock.calls[1]?.[0]).toMatchObject({
        headers: { validateData: 'one' },
        body: { validate: 'one' },
      });
    }),
  );

  test(
    '[CAPTCHA-002] declined, it is refused in the words of the server',
    marbles(({ cold, expectObservable }) => {
      const login = { ...request, body: { username: 'vip', validate: '-1' } };
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['-(d|)']) });
      expectObservable(layer(playing(cold, ['-(w|)']))(login)).toBe('--(w|)', replies);
    }),
  );

  test(
    'a call without the field validate asks on 980 alone',
    marbles(({ cold, expectObservable, flush }) => {
      const answerTo = answering(cold, []);
      expectObservable(retryAfterCaptcha({ answerTo })(playing(cold, ['-(w|)']))(request)).toBe(
        '-(w|)',
        replies,
      );
      flush();
      expect(answerTo).not.toHaveBeenCalled();
    }),
  );

  test(
    'a request that is cancelled while it waits is not sent again and waits no longer',
    marbles(({ cold, expectObservable, expectSubscriptions, flush }) => {
      const send = playing(cold, ['-(c|)']);
      const waiting$ = cold('----(s|)', { s: 'one' });
      expectObservable(retryAfterCaptcha({ answerTo: () => waiting$ })(send)(request), '---!').toBe('');
      expectSubscriptions(waiting$.subscriptions).toBe('-^-!');
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );
});
