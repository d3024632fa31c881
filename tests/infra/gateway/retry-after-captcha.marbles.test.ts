import { merge, Subject, switchMap } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { retryAfterCaptcha } from '../../../infra/gateway/retry-after-captcha';
import type { ApiRequest } from '../../../src/kernel/send';
import { marbles } from '../../support/marbles';
import { aReply, anAnswer } from '../../support/replies';

const request: ApiRequest = { method: 'POST', path: '/api/web/sendCode', headers: { kept: 'yes' } };
const replies = { c: aReply(980, { businessMsg: '请完成验证' }), k: anAnswer('ok') };

const playing = (cold: RunHelpers['cold'], pictures: readonly string[]) => {
  const left = [...pictures];
  return jest.fn((_: ApiRequest) => cold(left.shift() ?? '#', replies));
};

describe('retryAfterCaptcha', () => {
  test(
    'lets any other reply through',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const announceRequired = jest.fn();
      const layer = retryAfterCaptcha({ announceRequired, solved$: hot(''), dismissed$: hot('') });
      expectObservable(layer(playing(cold, ['--(k|)']))(request)).toBe('--(k|)', replies);
      flush();
      expect(announceRequired).not.toHaveBeenCalled();
    }),
  );

  test(
    '[STATUS-980] sends again with the answer in the header validateData until the server is content',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const announceRequired = jest.fn();
      const solved$ = hot('----s---t', { s: 'wrong', t: 'right' });
      const send = playing(cold, ['-(c|)', '-(c|)', '-(k|)']);
      const layer = retryAfterCaptcha({ announceRequired, solved$, dismissed$: hot('') });
      expectObservable(layer(send)(request)).toBe('---------(k|)', replies);
      flush();
      expect(send.mock.calls.map(([{ headers }]) => headers)).toEqual([
        { kept: 'yes' },
        { kept: 'yes', validateData: 'wrong' },
        { kept: 'yes', validateData: 'right' },
      ]);
      expect(announceRequired).toHaveBeenCalledTimes(2);
    }),
  );

  test(
    'dismissing the captcha hands the 980 back',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)']);
      const layer = retryAfterCaptcha({
        announceRequired: jest.fn(),
        solved$: hot(''),
        dismissed$: hot('----d'),
      });
      expectObservable(layer(send)(request)).toBe('----(c|)', replies);
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'an answer given inside the announcement is not lost',
    marbles(({ cold, hot, expectObservable }) => {
      const solved$ = new Subject<string>();
      const announceRequired = () => solved$.next('at once');
      const layer = retryAfterCaptcha({ announceRequired, solved$, dismissed$: hot('') });
      expectObservable(layer(playing(cold, ['-(c|)', '-(k|)']))(request)).toBe('--(k|)', replies);
    }),
  );

  test(
    'five requests that meet the captcha together announce it once and take the one answer',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const announceRequired = jest.fn();
      const solved$ = hot('------s', { s: 'answer' });
      const firsts = ['-(c|)', '-(c|)', '--(c|)', '--(c|)', '---(c|)'];
      const send = playing(cold, [...firsts, ...firsts.map(() => '-(k|)')]);
      const asking = retryAfterCaptcha({ announceRequired, solved$, dismissed$: hot('') })(send);
      expectObservable(merge(...firsts.map(() => asking(request)))).toBe('-------(kkkkk|)', replies);
      flush();
      expect(announceRequired).toHaveBeenCalledTimes(1);
      expect(send.mock.calls.slice(5).map(([{ headers }]) => headers?.validateData)).toEqual(
        firsts.map(() => 'answer'),
      );
    }),
  );

  test(
    'a captcha that is wanted later is announced again',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const announceRequired = jest.fn();
      const solved$ = hot('---s----t', { s: 'one', t: 'two' });
      const asking = retryAfterCaptcha({ announceRequired, solved$, dismissed$: hot('') })(
        playing(cold, ['-(c|)', '-(k|)', '-(c|)', '-(k|)']),
      );
      expectObservable(asking(request)).toBe('----(k|)', replies);
      expectObservable(cold('-----(a|)').pipe(switchMap(() => asking(request)))).toBe(
        '---------(k|)',
        replies,
      );
      flush();
      expect(announceRequired).toHaveBeenCalledTimes(2);
    }),
  );

  test(
    'a request that is cancelled while the captcha is open is not sent again',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const send = playing(cold, ['-(c|)']);
      const solved$ = hot('-----s', { s: 'answer' });
      const layer = retryAfterCaptcha({ announceRequired: jest.fn(), solved$, dismissed$: hot('') });
      expectObservable(layer(send)(request), '---!').toBe('');
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );
});
