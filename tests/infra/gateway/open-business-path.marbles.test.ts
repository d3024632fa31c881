import { asyncScheduler, merge, switchMap } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { openBusinessPath } from '#infra/gateway/open-business-path';
import type { ApiRequest, Send } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const held = { globalId: '6001', path: 'abc', relation: ['pb', 'core'] };
const request: ApiRequest = { method: 'GET', path: '/pb/me', session: 'required' };
const other: ApiRequest = { ...request, path: '/pb/other' };
const replies = {
  k: anAnswer('ok'),
  x: aReply(302),
  c: aReply(980),
  f: aReply(441),
  g: aReply(404, { httpStatus: 404 }),
};

interface World extends RunHelpers {
  /** What went over the wire: path, then the captcha's answer if it had one. */
  readonly wire: readonly string[];
  readonly refused: jest.Mock;
  /** `announced` are the pictures of announcements, one after another; every call plays `called`. */
  readonly layered: (announced: readonly string[], called?: string) => Send;
}

const story = (tell: (world: World) => void, current: () => typeof held | undefined = () => held) =>
  marbles((helpers) => {
    const wire: string[] = [];
    const refused = jest.fn();
    // Virtual: run mode lends its clock to the default scheduler.
    const layer = openBusinessPath({ current, now: () => asyncScheduler.now(), refused });
    const layered: World['layered'] = (announced, called = '-(k|)') => {
      const left = [...announced];
      return layer(({ path, headers }) => {
        wire.push([path, headers?.validateData].filter(Boolean).join(' '));
        return helpers.cold(path.includes('/abc_') ? (left.shift() ?? '#') : called, replies);
      });
    };
    tell({ ...helpers, wire, refused, layered });
  });

describe('openBusinessPath', () => {
  test(
    '[SESSION-026] announces the business before the first call of it, with path, time and globalId',
    marbles(({ cold, expectObservable, flush }) => {
      const sent: ApiRequest[] = [];
      const send = openBusinessPath({
        current: () => held,
        now: () => 1_700_000_000_000,
        refused: jest.fn(),
      })((asked) => {
        sent.push(asked);
        return cold('--(k|)', replies);
      });
      expectObservable(send(request)).toBe('----(k|)', replies);
      flush();
      expect(sent).toEqual([
        {
          method: 'GET',
          path: '/pb/abc_1700000000000',
          query: { globalId: '6001' },
          session: 'required',
          quiet: true,
        },
        request,
      ]);
    }),
  );

  test(
    '[SESSION-026] once in five minutes for each business',
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered(['-(k|)', '-(k|)']);
      const later = (wait: string) => cold(`${wait} (a|)`).pipe(switchMap(() => send(request)));
      expectObservable(merge(send(request), later('299s'), later('302s'))).toBe(
        '--k 298998ms k 3000ms (k|)',
        replies,
      );
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/me', '/pb/me', '/pb/abc_302000', '/pb/me']);
    }),
  );

  test(
    'another business is announced by itself',
    story(({ layered, wire, expectObservable, flush }) => {
      const send = layered(['-(k|)', '-(k|)']);
      expectObservable(merge(send(request), send({ ...request, path: '/core/labor' }))).toBe(
        '--(kk|)',
        replies,
      );
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/core/abc_0', '/pb/me', '/core/labor']);
    }),
  );

  test(
    'calls made meanwhile share one announcement',
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered(['---(k|)']);
      const second$ = cold('-(a|)').pipe(switchMap(() => send(other)));
      expectObservable(merge(send(request), second$)).toBe('----(kk|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/me', '/pb/other']);
    }),
  );

  test(
    'a call that is cancelled does not take the announcement from the others',
    story(({ layered, wire, expectObservable, flush }) => {
      const send = layered(['---(k|)']);
      expectObservable(send(request), '^-!').toBe('---', replies);
      expectObservable(send(other)).toBe('----(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/other']);
    }),
  );

  test(
    'an announcement nobody waits for any more is cancelled and made anew',
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered(['---(k|)', '-(k|)']);
      expectObservable(send(request), '^-!').toBe('---', replies);
      expectObservable(cold('-----(a|)').pipe(switchMap(() => send(other)))).toBe('-------(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/abc_5', '/pb/other']);
    }),
  );

  test.each([
    ['302', 'x'],
    ['980', 'c'],
  ])('a %s comes back in place of the reply, and the next try announces again', (_code, sign) =>
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered([`-(${sign}|)`, '-(k|)']);
      const again$ = cold('---(a|)').pipe(switchMap(() => send(request)));
      expectObservable(merge(send(request), again$)).toBe(`-${sign}---(k|)`, replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/abc_3', '/pb/me']);
    })(),
  );

  test(
    'the answer to a captcha the announcement was asked for goes with the next announcement alone',
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered(['-(c|)', '-(k|)']);
      const solved = { ...request, headers: { validateData: 'answer' } };
      const again$ = cold('---(a|)').pipe(switchMap(() => send(solved)));
      expectObservable(merge(send(request), again$)).toBe('-c---(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/abc_3 answer', '/pb/me']);
    }),
  );

  test(
    'an answer to the call itself stays with the call',
    story(({ layered, wire, expectObservable, flush }) => {
      const send = layered(['-(k|)']);
      expectObservable(send({ ...request, headers: { validateData: 'answer' } })).toBe('--(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/me answer']);
    }),
  );

  test(
    'a network failure holds nothing up and is not tried again with every call',
    story(({ layered, cold, wire, expectObservable, flush }) => {
      const send = layered(['-#']);
      const next$ = cold('---(a|)').pipe(switchMap(() => send(other)));
      expectObservable(merge(send(request), next$)).toBe('--k-(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/me', '/pb/other']);
    }),
  );

  test(
    'after three seconds without an answer the call goes without',
    story(({ layered, expectObservable }) => {
      expectObservable(layered(['-'])(request)).toBe('3001ms (k|)', replies);
    }),
  );

  test(
    'a server that does not know the address holds nothing up',
    story(({ layered, refused, expectObservable, flush }) => {
      expectObservable(layered(['-(g|)'])(request)).toBe('--(k|)', replies);
      flush();
      expect(refused).not.toHaveBeenCalled();
    }),
  );

  test(
    'a path the server no longer takes is reported, and the call goes on',
    story(({ layered, refused, expectObservable, flush }) => {
      expectObservable(layered(['-(f|)'])(request)).toBe('--(k|)', replies);
      flush();
      expect(refused).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'a call that serves visitors as well is not stopped by an expired session',
    story(({ layered, wire, expectObservable, flush }) => {
      expectObservable(layered(['-(x|)'])({ ...request, session: 'optional' })).toBe('--(k|)', replies);
      flush();
      expect(wire).toEqual(['/pb/abc_0', '/pb/me']);
    }),
  );

  test.each<[string, ApiRequest]>([
    ['a call without a session', { ...request, session: 'none' }],
    ['a business that wants none', { ...request, path: '/home/index' }],
    ['an address without a business', { ...request, path: '/getPalvelinAeg' }],
  ])('%s is not announced', (_what, asked) =>
    story(({ layered, wire, expectObservable, flush }) => {
      expectObservable(layered([])(asked)).toBe('-(k|)', replies);
      flush();
      expect(wire).toEqual([asked.path]);
    })(),
  );

  test(
    'nothing is announced while there is no path',
    story(
      ({ layered, wire, expectObservable, flush }) => {
        expectObservable(layered([])(request)).toBe('-(k|)', replies);
        flush();
        expect(wire).toEqual(['/pb/me']);
      },
      () => undefined,
    ),
  );
});
