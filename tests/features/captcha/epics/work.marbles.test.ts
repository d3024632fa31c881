import type { RunHelpers } from 'rxjs/testing';
import type { Observable } from 'rxjs';
import { map, merge, share, Subject, tap } from 'rxjs';
import { work } from '#features/captcha/epics';
import { events } from '#features/captcha/events';
import { initialState, reducer } from '#features/captcha/state';
import type { State$ } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aChallenge } from '../a-challenge';

const input = {
  c: events.captchaRequired({ purpose: 'call' }),
  s: events.captchaRequired({ purpose: 'sms' }),
  e: events.waitingEnded({ purpose: 'call' }),
  w: events.workRequested(),
  d: events.captchaDismissed(),
};
const problem = { code: -1, message: '网络异常' };
const output = {
  f: events.challengeLoaded({ purpose: 'call' }),
  g: events.challengeLoaded({ purpose: 'sms' }),
  x: events.captchaSolved({ purpose: 'call' }),
  y: events.captchaSolved({ purpose: 'sms' }),
  l: events.challengeFailed({ problem }),
  b: events.workFailed({ problem: { code: -1, message: 'broken' } }),
  r: events.challengeFailed({ problem: { code: 442, message: '过于频繁' } }),
};

interface World {
  readonly replies: readonly string[];
  readonly works: readonly string[];
}

/** The epic in a loop with its own reducer: what it says it hears, as in the store. */
const run = ({ cold, hot }: RunHelpers, picture: string, { replies, works }: World) => {
  const [toCome, toDo] = [[...replies], [...works]];
  const said$ = new Subject<Message>();
  const answers = { k: anAnswer(aChallenge()) };
  const refused = new CallRefused(aReply(442, { businessMsg: '过于频繁' }));
  const send = jest.fn((_: ApiRequest) => {
    const reply = toCome.shift() ?? '';
    return cold(reply, answers, reply.includes('!') ? refused : new Error('网络异常'));
  });
  const solve = jest.fn(() =>
    cold(toDo.shift() ?? '', { a: 'answer-1', b: 'answer-2' }, new Error('broken')),
  );
  const hand = jest.fn<void, [string, string]>();
  const state$ = Object.assign(new Subject<unknown>(), {
    value: { captcha: initialState },
  }) as unknown as State$ & {
    value: { captcha: typeof initialState };
  };
  const action$ = merge(hot<Message>(picture, input), said$).pipe(
    tap((event) => (state$.value = { captcha: reducer(state$.value.captcha, event) })),
    share(),
  );
  const ports = { ...fakePorts({ send }), captcha: { solve, hand } };
  const out$: Observable<DomainEvent> = work(action$, state$, ports).pipe(
    tap((event) => said$.next(event)),
    map((event) => ({ ...event, meta: { kind: 'event' as const } })),
  );
  return { out$, send, solve, hand };
};

test(
  'fetches a challenge for the purpose, does the work and hands the answer over',
  marbles((helpers) => {
    const { out$, send, hand, solve } = run(helpers, 'c-w', { replies: ['-(k|)'], works: ['--(a|)'] });
    helpers.expectObservable(out$).toBe('---f-x', output);
    helpers.flush();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      path: '/pb/api/captcha/challenge',
      query: { purpose: 'call' },
      session: 'none',
      quiet: true,
    });
    expect(solve).toHaveBeenCalledWith(aChallenge());
    expect(hand.mock.calls).toEqual([['call', 'answer-1']]);
  }),
);

test(
  'does nothing before the member has agreed',
  marbles((helpers) => {
    const { out$, send } = run(helpers, 'c-s-c', { replies: [], works: [] });
    helpers.expectObservable(out$).toBe('');
    helpers.flush();
    expect(send).not.toHaveBeenCalled();
  }),
);

test(
  'works once for each waiting call, also for one that came in between, one after another',
  marbles((helpers) => {
    const { out$, hand } = run(helpers, 'c-w-s', {
      replies: ['-(k|)', '-(k|)'],
      works: ['--(a|)', '--(b|)'],
    });
    helpers.expectObservable(out$).toBe('---f-xg-y', output);
    helpers.flush();
    expect(hand.mock.calls).toEqual([
      ['call', 'answer-1'],
      ['sms', 'answer-2'],
    ]);
  }),
);

test(
  'tells a lost challenge, a refused one and broken work, and waits to be begun again',
  marbles((helpers) => {
    const { out$, hand } = run(helpers, 'c-w---w----w---w', {
      replies: ['-#', '-(k|)', '-(k|)'],
      works: ['-#', '-(a|)'],
    });
    helpers.expectObservable(out$).toBe('---l---fb---fx', output);
    helpers.flush();
    expect(hand).toHaveBeenCalledTimes(1);
  }),
);

test(
  'dismissing ends the request and the work',
  marbles((helpers) => {
    const { out$, hand } = run(helpers, 'c-w-d--c-w-d', {
      replies: ['-----(k|)', '-(k|)'],
      works: ['---(a|)'],
    });
    helpers.expectObservable(out$).toBe('----------f', output);
    helpers.flush();
    expect(hand).not.toHaveBeenCalled();
  }),
);

test(
  'the work ends with the last call that needed it',
  marbles((helpers) => {
    const { out$, hand } = run(helpers, 'c-w-e', { replies: ['-(k|)'], works: ['---(a|)'] });
    helpers.expectObservable(out$).toBe('---f', output);
    helpers.flush();
    expect(hand).not.toHaveBeenCalled();
  }),
);
