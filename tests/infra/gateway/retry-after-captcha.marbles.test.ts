import { merge } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { DECLINED, passCaptcha, type CaptchaDesk } from '#infra/gateway/pass-captcha';
import { retryAfterCaptcha as layerOf } from '#infra/gateway/retry-after-captcha';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const retryAfterCaptcha = (desk: CaptchaDesk) => layerOf({ pass: passCaptcha(desk) });

const request: ApiRequest = { method: 'POST', path: '/api/web/sendCode', headers: { kept: 'yes' } };
const address = '/pb/api/captcha/challenge?purpose=sms';
const replies = {
  c: aReply(980, { businessMsg: '请完成安全验证', callbackAddress: address }),
  k: anAnswer('ok'),
  n: aReply(980, { businessMsg: DECLINED, callbackAddress: address }),
  r: aReply(980, { businessMsg: 'Retry Request Error!', callbackAddress: address }),
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
const NO_SESSION = { session: 'none' } as const;
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
    '[RELOGIN-013] a 980 to the call that was sent again says Retry Request Error!, and asks for no second answer',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)', '-(c|)']);
      const answerTo = answering(cold, ['-(s|)', '-(t|)']);
      expectObservable(retryAfterCaptcha({ answerTo })(send)(request)).toBe('---(r|)', replies);
      flush();
      expect(sentWith(send)).toEqual([undefined, 'one']);
      expect(answerTo).toHaveBeenCalledTimes(1);
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
      const login = { ...request, ...NO_SESSION, body: { username: 'vip', validate: '-1' } };
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
    '[CAPTCHA-002] so does a login whose body has no such field: by SMS, QR code or token',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, ['-(w|)', '-(k|)']);
      const login = { ...request, ...NO_SESSION, body: { globalId: '6001' } };
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['-(s|)']) });
      expectObservable(layer(send)(login)).toBe('---(k|)', replies);
      flush();
      expect(send.mock.calls[1]?.[0]).toMatchObject({
        headers: { validateData: 'one' },
        body: { globalId: '6001' },
      });
    }),
  );

  test(
    '[CAPTCHA-002] refused again with the answer, it is refused in the words of the server',
    marbles(({ cold, expectObservable }) => {
      const login = { ...request, ...NO_SESSION, body: { username: 'vip', validate: '-1' } };
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['-(s|)']) });
      expectObservable(layer(playing(cold, ['-(w|)', '-(w|)']))(login)).toBe('---(w|)', replies);
    }),
  );

  test(
    '[CONFLICT-004] [CAPTCHA-004] [CAPTCHA-006] a call that asks for a code passes the captcha before it goes out',
    marbles(({ cold, expectObservable, flush }) => {
      const [send, answerTo] = [playing(cold, ['-(k|)']), answering(cold, ['---(s|)'])];
      const code = { ...request, captcha: 'sms', body: { mobile: '13800000009', validate: '-1' } };
      expectObservable(retryAfterCaptcha({ answerTo })(send)(code)).toBe('----(k|)', replies);
      flush();
      expect(answerTo.mock.calls).toEqual([['?purpose=sms']]);
      expect(send.mock.calls.map(([{ headers, body }]) => [headers?.validateData, body])).toEqual([
        ['one', { mobile: '13800000009', validate: 'one' }],
      ]);
    }),
  );

  test(
    '[CONFLICT-004] declined, it never goes out',
    marbles(({ cold, expectObservable, flush }) => {
      const send = playing(cold, []);
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['-(d|)']) });
      const reply = aReply(980, { businessMsg: DECLINED, callbackAddress: '?purpose=sms' });
      expectObservable(layer(send)({ ...request, captcha: 'sms' })).toBe('-(k|)', { k: reply });
      flush();
      expect(send).not.toHaveBeenCalled();
    }),
  );

  test(
    '[CAPTCHA-002] declined, it is refused in the words of the server',
    marbles(({ cold, expectObservable }) => {
      const login = { ...request, ...NO_SESSION, body: { username: 'vip', validate: '-1' } };
      const layer = retryAfterCaptcha({ answerTo: answering(cold, ['-(d|)']) });
      expectObservable(layer(playing(cold, ['-(w|)']))(login)).toBe('--(w|)', replies);
    }),
  );

  test(
    'a call that is no login asks on 980 alone',
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
