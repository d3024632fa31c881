import { merge, Subject, switchMap } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/me', session: 'required' };
const asA = { ...request, path: '/a' };
const asB = { ...request, path: '/b' };
const replies = {
  x: aReply(302, { businessMsg: '登录已过期' }),
  k: anAnswer('ok'),
  r: aReply(302, { businessMsg: 'Retry Request Error!' }),
};

/** A transport that plays one picture after another for each path. */
const playing = (cold: RunHelpers['cold'], pictures: Readonly<Record<string, readonly string[]>>) => {
  const left = new Map(Object.entries(pictures).map(([path, list]) => [path, [...list]]));
  return jest.fn(({ path }: ApiRequest) => cold(left.get(path)?.shift() ?? '#', replies));
};

const story = (test: (helpers: RunHelpers, announceExpired: jest.Mock) => void) =>
  marbles((helpers) => test(helpers, jest.fn()));

describe('replayAfterRelogin', () => {
  test(
    'lets a good reply through',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot(''), abandoned$: hot('') });
      expectObservable(layer(playing(cold, { '/me': ['--(k|)'] }))(request)).toBe('--(k|)', replies);
      flush();
      expect(announceExpired).not.toHaveBeenCalled();
    }),
  );

  test(
    '[STATUS-302] parks the request until the member is back, then sends it again once',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('------L'), abandoned$: hot('') });
      const send = playing(cold, { '/me': ['--(x|)', '---(k|)'] });
      expectObservable(layer(send)(request)).toBe('---------(k|)', replies);
      flush();
      expect(send.mock.calls).toEqual([[request], [request]]);
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'requests that expire together ask for one login',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('------L'), abandoned$: hot('') });
      const send = layer(playing(cold, { '/a': ['--(x|)', '-(k|)'], '/b': ['---(x|)', '--(k|)'] }));
      expectObservable(merge(send(asA), send(asB))).toBe('-------k(k|)', replies);
      flush();
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'a later expiry asks again',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({
        announceExpired,
        loggedIn$: hot('----L------L'),
        abandoned$: hot(''),
      });
      const send = layer(playing(cold, { '/me': ['-(x|)', '-(k|)', '-(x|)', '-(k|)'] }));
      expectObservable(send(request)).toBe('-----(k|)', replies);
      expectObservable(cold('-------(a|)').pipe(switchMap(() => send(request)))).toBe(
        '------------(k|)',
        replies,
      );
      flush();
      expect(announceExpired).toHaveBeenCalledTimes(2);
    }),
  );

  test(
    'a 302 that was in flight while the member came back is sent again without asking',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('------L'), abandoned$: hot('') });
      const send = layer(playing(cold, { '/a': ['--(x|)', '-(k|)'], '/b': ['---------(x|)', '--(k|)'] }));
      expectObservable(merge(send(asA), send(asB))).toBe('-------k---(k|)', replies);
      flush();
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'a login that nobody waited for counts as well',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('---L'), abandoned$: hot('') });
      const send = layer(playing(cold, { '/me': ['-----(x|)', '-(k|)'] }));
      expectObservable(send(request)).toBe('------(k|)', replies);
      flush();
      expect(announceExpired).not.toHaveBeenCalled();
    }),
  );

  const afterAnotherTab = (now: { readonly token: string | undefined; readonly family: string }) =>
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      let shown: typeof now = { token: 'old', family: 'f1' };
      const layer = replayAfterRelogin({
        announceExpired,
        loggedIn$: hot('--------L'),
        abandoned$: hot(''),
        shown: () => shown,
      });
      const send = layer(playing(cold, { '/me': ['-----(x|)', '-(k|)'] }));
      cold('---c|').subscribe(() => {
        shown = now;
      });
      const isOfThisMember = now.token !== undefined && now.family === 'f1';
      expectObservable(send(request)).toBe(isOfThisMember ? '------(k|)' : '---------(k|)', replies);
      flush();
      expect(announceExpired).toHaveBeenCalledTimes(isOfThisMember ? 0 : 1);
    });
  test(
    'a 302 of the token before the one another tab has renewed asks for nothing, however late it comes',
    afterAnotherTab({ token: 'new', family: 'f1' }),
  );
  test(
    'another member who is there meanwhile gets no call of the first',
    afterAnotherTab({ token: 'new', family: 'f2' }),
  );
  test('a token that is gone is no renewal', afterAnotherTab({ token: undefined, family: 'f1' }));

  test(
    '[RELOGIN-013] a replay that expires again is handed back as "Retry Request Error!", not looped',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('---L'), abandoned$: hot('') });
      const send = playing(cold, { '/me': ['-(x|)', '-(x|)'] });
      expectObservable(layer(send)(request)).toBe('----(r|)', replies);
      flush();
      expect(send).toHaveBeenCalledTimes(2);
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'giving up hands the 302 back to everybody who waits',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot(''), abandoned$: hot('-----G') });
      const transport = playing(cold, { '/a': ['--(x|)'], '/b': ['---(x|)'] });
      const send = layer(transport);
      expectObservable(send(asA)).toBe('-----(x|)', replies);
      expectObservable(send(asB)).toBe('-----(x|)', replies);
      flush();
      expect(transport).toHaveBeenCalledTimes(2);
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'logging in never waits for a login',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('----L'), abandoned$: hot('') });
      const send = layer(playing(cold, { '/me': ['--(x|)'] }));
      expectObservable(send({ ...request, session: 'none' })).toBe('--(x|)', replies);
      flush();
      expect(announceExpired).not.toHaveBeenCalled();
    }),
  );

  test(
    'a request that is cancelled while it waits is not sent again',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('------L'), abandoned$: hot('') });
      const send = playing(cold, { '/me': ['--(x|)'] });
      expectObservable(layer(send)(request), '----!').toBe('');
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'one that is cancelled leaves the others waiting',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot('------L'), abandoned$: hot('') });
      const send = layer(playing(cold, { '/a': ['--(x|)'], '/b': ['---(x|)', '-(k|)'] }));
      expectObservable(send(asA), '----!').toBe('');
      expectObservable(send(asB)).toBe('-------(k|)', replies);
      flush();
      expect(announceExpired).toHaveBeenCalledTimes(1);
    }),
  );

  test(
    'a login that happens inside the announcement is not missed',
    marbles(({ cold, hot, expectObservable }) => {
      const loggedIn$ = new Subject<void>();
      const layer = replayAfterRelogin({
        announceExpired: () => loggedIn$.next(),
        loggedIn$,
        abandoned$: hot(''),
      });
      expectObservable(layer(playing(cold, { '/me': ['-(x|)', '-(k|)'] }))(request)).toBe('--(k|)', replies);
    }),
  );

  test(
    'a 302 counts only on HTTP 200',
    story(({ cold, hot, expectObservable, flush }, announceExpired) => {
      const proxied = { x: aReply(302, { httpStatus: 502 }) };
      const layer = replayAfterRelogin({ announceExpired, loggedIn$: hot(''), abandoned$: hot('') });
      expectObservable(layer(() => cold('-(x|)', proxied))(request)).toBe('-(x|)', proxied);
      flush();
      expect(announceExpired).not.toHaveBeenCalled();
    }),
  );
});
