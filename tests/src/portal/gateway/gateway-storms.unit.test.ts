import { map, merge, Observable, of, type Subscriber } from 'rxjs';
import { auth, commands, events, selectIsLoggedIn, vault } from '#features/auth/index';
import { captcha, captchaDesk, events as captchaEvents, selectIsCaptchaOpen } from '#features/captcha/index';
import { commands as captchaCommands } from '#features/captcha/commands';
import { challengeCall } from '#features/captcha/contract';
import { events as noticeEvents, notices, selectNotices } from '#features/notices/index';
import { cancelWithSession } from '#infra/gateway/cancel-with-session';
import { addHeaders } from '#infra/gateway/add-headers';
import { gateway } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import { DECLINED, passCaptcha } from '#infra/gateway/pass-captcha';
import { retryAfterCaptcha } from '#infra/gateway/retry-after-captcha';
import { handleStatus } from '#infra/gateway/handle-status';
import type { ApiReply, ApiRequest, Send } from '#src/kernel/send';
import { joinStore } from '#src/program/join-store';
import { createProgramStore } from '#src/program/store';
import { aChallenge } from '#tests/features/captcha/a-challenge';
import { aUser } from '#tests/support/builders';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';
import { fc } from '#tests/support/property';

const RELOGIN = '/api/web/loginByToken';
const CHALLENGE = challengeCall.path;

/** The layers of the portal over this transport, with the slices that cure what they meet. */
const portal = (transport: Send) => {
  const wire = joinStore();
  const storages = {
    ...fakePorts({ kept: memoryStorage(), tab: memoryStorage(), cookies: memoryStorage() }),
  };
  const secrets = vault(storages);
  secrets.store({ accessToken: 'old', casId: 'cas', globalId: '6001', isNewUser: false }, true);
  let answers = 0;
  const desk = captchaDesk({
    say: wire.say,
    dismissed$: wire.hear(captchaEvents.captchaDismissed.match),
  });
  const send = gateway(
    transport,
    addIdempotencyKey(storages.ids.uuid),
    cancelWithSession({ left$: wire.hear(events.loggedOut.match) }),
    handleStatus({
      // Stays until the test, which waits for nothing, has ended.
      notify: ({ type, text }) => wire.say(noticeEvents.noticeRaised({ type, text, durationMs: 0 })),
      announceAccessRefused: () => undefined,
      announceSessionOver: ({ businessMsg }) => wire.say(events.sessionEnded({ message: businessMsg })),
      announceLoginAnomaly: () => undefined,
    }),
    replayAfterRelogin({
      announceExpired: () => wire.say(events.sessionExpired()),
      loggedIn$: merge(wire.hear(events.loggedIn.match), wire.hear(events.sessionRenewed.match)).pipe(
        map(() => undefined),
      ),
      abandoned$: wire.hear(events.loginAbandoned.match),
    }),
    retryAfterCaptcha({ pass: passCaptcha(desk) }),
    addHeaders({ ...secrets, now: () => 0 }),
  );
  const port = {
    solve: () => of(`answer-${(answers += 1)}`),
    hand: desk.hand,
  };
  const { store, join } = createProgramStore({
    ports: { ...storages, send, captcha: port },
    standing: {},
    epics: { wire: wire.epic },
  });
  for (const slice of [notices, auth]) join(slice as typeof auth);
  join(captcha);
  store.dispatch(events.loggedIn({ user: aUser(), way: 'resumed' }));
  return { store, send, secrets };
};

interface Waiting {
  readonly request: ApiRequest;
  readonly subscriber: Subscriber<ApiReply>;
}

/** Nothing is answered before the test says so. */
const openWire = () => {
  const sent: ApiRequest[] = [];
  const waiting: Waiting[] = [];
  const transport: Send = (request) =>
    new Observable((subscriber) => {
      sent.push(request);
      const one = { request, subscriber };
      waiting.push(one);
      return () => {
        const at = waiting.indexOf(one);
        if (at >= 0) waiting.splice(at, 1);
      };
    });
  const answer = (at: number, replyTo: (request: ApiRequest) => ApiReply) => {
    const [one] = waiting.splice(at % waiting.length, 1);
    one?.subscriber.next(replyTo(one.request));
    one?.subscriber.complete();
  };
  return { sent, waiting, transport, answer };
};

const callsOf = (count: number): readonly ApiRequest[] =>
  Array.from({ length: count }, (_, at) => ({
    method: 'POST',
    path: `/pb/thing/${at}`,
    body: { at },
    session: 'required',
  }));

interface Outcome {
  readonly reply?: ApiReply;
  readonly message?: string;
}
const outcomesOf = (send: Send, requests: readonly ApiRequest[]) => {
  const outcomes = new Map<string, Outcome[]>();
  for (const request of requests) {
    const mine: Outcome[] = [];
    outcomes.set(request.path, mine);
    send(request).subscribe({
      next: (reply) => mine.push({ reply }),
      error: (error: Error) => mine.push({ message: error.message }),
    });
  }
  return outcomes;
};

const expiring = ({ path, headers }: ApiRequest): ApiReply => {
  if (path === RELOGIN) return anAnswer({ accessToken: 'new' }, { id: 'cas' });
  return headers?.accessToken === 'new'
    ? anAnswer(path)
    : aReply(302, { businessMsg: '登录状态已失效，请重新登录' });
};

describe('twenty requests that expire together, fault 19', () => {
  test('[STATUS-302] one renewal, and each is sent again exactly once, in whatever order the answers come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 60, maxLength: 60 }), (order) => {
        const { transport, waiting, sent, answer } = openWire();
        const { send, store } = portal(transport);
        const calls = callsOf(20);
        const outcomes = outcomesOf(send, calls);
        for (const at of order) if (waiting.length > 0) answer(at, expiring);
        expect(waiting).toEqual([]);
        expect(sent.filter(({ path }) => path === RELOGIN)).toHaveLength(1);
        for (const { path } of calls) {
          expect(outcomes.get(path)).toEqual([{ reply: anAnswer(path) }]);
          const mine = sent.filter((one) => one.path === path);
          expect(mine.map(({ headers }) => headers?.accessToken)).toEqual(['old', 'new']);
          expect(new Set(mine.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
        }
        expect(selectNotices(store.getState())).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('[STATUS-302] when the renewal is refused all fail, it is said once, and nobody is logged in', () => {
    const { transport, waiting, sent, answer } = openWire();
    const { send, store, secrets } = portal(transport);
    const outcomes = outcomesOf(send, callsOf(20));
    const refusing = (request: ApiRequest) =>
      request.path === RELOGIN ? aReply(401, { businessMsg: '登录状态已失效' }) : expiring(request);
    for (let step = 0; step < 60 && waiting.length > 0; step += 1) answer(0, refusing);
    expect(sent.filter(({ path }) => path === RELOGIN)).toHaveLength(1);
    expect([...outcomes.values()].every(([one]) => one?.reply === undefined)).toBe(true);
    expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual(['登录状态已失效，请重新登录']);
    expect([selectIsLoggedIn(store.getState()), secrets.accessToken()]).toEqual([false, undefined]);
  });
});

describe('five requests that meet the captcha together, faults 25 and 26', () => {
  const guarded = ({ path, headers }: ApiRequest): ApiReply => {
    if (path === CHALLENGE) return anAnswer(aChallenge());
    if (!path.startsWith('/pb/thing/')) return aReply();
    return headers?.validateData
      ? anAnswer(headers.validateData)
      : aReply(980, { businessMsg: '请完成安全验证' });
  };
  const meet = () => {
    const sent: ApiRequest[] = [];
    const { send, store } = portal((request) => {
      sent.push(request);
      return of(guarded(request));
    });
    const opened: boolean[] = [];
    store.subscribe(() => {
      const isOpen = selectIsCaptchaOpen(store.getState());
      if (isOpen !== opened.at(-1)) opened.push(isOpen);
    });
    return { sent, store, opened, outcomes: outcomesOf(send, callsOf(5)) };
  };

  test('[CAPTCHA-001][STATUS-980] one dialog, five retries, an answer for each', () => {
    const { sent, store, opened, outcomes } = meet();
    expect(opened).toEqual([true]);
    expect([...outcomes.values()].flat()).toEqual([]);
    store.dispatch(captchaCommands.begin());
    const answers = [...outcomes.values()].map(([one]) => one?.reply?.data);
    expect(answers.sort()).toEqual([1, 2, 3, 4, 5].map((at) => `answer-${at}`));
    for (const path of outcomes.keys()) expect(sent.filter((one) => one.path === path)).toHaveLength(2);
    expect(opened).toEqual([true]);
    store.dispatch(captchaCommands.dismiss());
  });

  test('[CAPTCHA-007] cancelled, all five fail, and the member reads it once', () => {
    const { sent, store, opened, outcomes } = meet();
    store.dispatch(captchaCommands.dismiss());
    expect([...outcomes.values()]).toEqual(Array.from({ length: 5 }, () => [{ message: DECLINED }]));
    expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual(['已取消安全验证，操作没有完成']);
    expect(opened).toEqual([true, false]);
    expect(sent.filter(({ path }) => path !== CHALLENGE)).toHaveLength(5);
  });

  test('leaving meanwhile drops all five without a word of the captcha', () => {
    const { store, opened, outcomes } = meet();
    store.dispatch(commands.logOut());
    expect([...outcomes.values()].every(([one]) => one?.message !== undefined)).toBe(true);
    expect(selectNotices(store.getState())).toEqual([]);
    expect(opened).toEqual([true, false]);
  });
});
