import { defer, NEVER, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { drain, drainShared } from '#features/tracking/epics/drain';
import { events } from '#features/tracking/events';
import type { WaitingFact } from '#features/tracking/outbox';
import { initialState, type TrackingState } from '#features/tracking/state';
import type { Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { countedIds, fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aFact, heldIn, outboxOf } from '../some-facts';

const SINGLE = '/behavior/ioDataSetWhithOutToken';
const BATCH = '/behavior/ioDataSetBatch';
const k = aReply();
const broken = new Error('网络异常');
const online = { online$: NEVER };
/** The least of a jitter: half of the time. */
const least = { ...countedIds(), entry: () => 1_000_000_000 };
const state$ = (more: Partial<TrackingState> = {}) => stateOf({ tracking: { ...initialState, ...more } });
const taken = (...facts: readonly WaitingFact[]) => events.factsTaken({ ids: facts.map(({ id }) => id) });

interface Asked {
  readonly path: string;
  readonly facts: readonly unknown[];
}
const asked = ({ path, body }: ApiRequest): Asked => ({
  path,
  facts: path === BATCH ? (body as { events: readonly unknown[] }).events : [body],
});
const takenAll = ({ body }: ApiRequest) =>
  anAnswer({ ok: (body as { events?: readonly unknown[] }).events?.length ?? 1, dup: 0, bad: [] });

test(
  '[TRACK-005] a fact alone goes by the call of the specification, without a session and without a word',
  marbles(({ cold, expectObservable, flush }) => {
    const send = jest.fn((_: ApiRequest) => cold('--(k|)', { k }));
    const outbox = outboxOf(aFact(1));
    expectObservable(drain(outbox, online)(NEVER, state$(), fakePorts({ send }))).toBe('--t', {
      t: taken(aFact(1)),
    });
    flush();
    expect(send.mock.calls).toHaveLength(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: SINGLE,
      session: 'none',
      quiet: true,
      body: aFact(1).body,
    });
    expect(heldIn(outbox)).toEqual([]);
  }),
);

test(
  'what piled up goes together, two hundred at most, oldest first',
  marbles(({ cold, expectObservable, flush }) => {
    const facts = Array.from({ length: 201 }, (_, at) => aFact(at));
    const calls: Asked[] = [];
    const send: Ports['send'] = (request) => {
      calls.push(asked(request));
      return cold('-(k|)', { k: takenAll(request) });
    };
    expectObservable(drain(outboxOf(...facts), online)(NEVER, state$(), fakePorts({ send }))).toBe('-ab', {
      a: taken(...facts.slice(0, 200)),
      b: taken(aFact(200)),
    });
    flush();
    expect(calls).toEqual([
      { path: BATCH, facts: facts.slice(0, 200).map(({ body }) => body) },
      { path: SINGLE, facts: [aFact(200).body] },
    ]);
  }),
);

test(
  'waits one second, then twice as long each time, five minutes at most; each between its half and its whole',
  marbles(({ cold, expectObservable, flush }) => {
    const answer$ = cold<typeof k>('#', {}, broken);
    const ports = fakePorts({ send: () => answer$, ids: least });
    expectObservable(drain(outboxOf(aFact(1)), online)(NEVER, state$(), ports), '1200s !').toBe('');
    flush();
    const tries = answer$.subscriptions.map(({ subscribedFrame }) => subscribedFrame);
    expect(tries.slice(1).map((at, before) => at - (tries[before] ?? 0))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 150_000, 150_000, 150_000, 150_000,
      150_000, 150_000,
    ]);
  }),
);

test(
  'the jitter comes from the port of ids',
  marbles(({ cold, expectObservable, flush }) => {
    const answer$ = cold<typeof k>('#', {}, broken);
    const ports = fakePorts({ send: () => answer$, ids: { ...least, entry: () => 1_000_000_500 } });
    expectObservable(drain(outboxOf(aFact(1)), online)(NEVER, state$(), ports), '1s !').toBe('');
    flush();
    expect(answer$.subscriptions.map(({ subscribedFrame }) => subscribedFrame)).toEqual([0, 750]);
  }),
);

test(
  'a server that says when to come again is left alone until then; a network that is back ends any other wait',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const asked20 = cold<typeof k>('#', {}, new CallRefused(aReply(442, { retryAfterS: 20 })));
    const answers = [asked20, cold<typeof k>('#', {}, broken), cold('(k|)', { k })];
    const ports = fakePorts({ send: () => defer(() => answers.shift() ?? NEVER), ids: least });
    const online$ = hot('5s o 15s 99ms o');
    expectObservable(drain(outboxOf(aFact(1)), { online$ })(NEVER, state$(), ports)).toBe('20s 100ms t', {
      t: taken(aFact(1)),
    });
    flush();
  }),
);

test(
  'what is kept while others are on their way goes next, and what another tab keeps goes as well',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const outbox = outboxOf(aFact(1));
    const put = (fact: WaitingFact) => outbox.put([fact], { facts: 9, bytes: 1e6, used: 1 }).subscribe();
    const action$ = hot<Message>('--k', { k: events.factsKept() });
    action$.subscribe(() => put(aFact(2)));
    const heard$ = hot('------------w', { w: 'tracking kept' });
    heard$.subscribe(() => put(aFact(3)));
    const say = jest.fn<void, [string]>();
    const ports = fakePorts({ send: () => cold('----(k|)', { k }), tabs: { heard$, say } });
    expectObservable(drain(outbox, online)(action$, state$(), ports)).toBe('----a---b-------c', {
      a: taken(aFact(1)),
      b: taken(aFact(2)),
      c: taken(aFact(3)),
    });
    flush();
    expect(say.mock.calls).toEqual([1, 2, 3].map((at) => [`tracking gone ${aFact(at).id}`]));
  }),
);

test(
  'facts of a member wait until that member is here, whoever else is',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const [own, other] = [aFact(1, { accountName: 'member' }), aFact(2, { accountName: 'other' })];
    const outbox = outboxOf(own, other);
    const moving = { tracking: initialState };
    const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
    const action$ = hot<Message>('--i', { i: loggedIn });
    action$.subscribe(() => {
      moving.tracking = { ...initialState, accountName: 'member' };
    });
    const ports = fakePorts({ send: () => cold('-(k|)', { k }) });
    expectObservable(drain(outbox, online)(action$, stateOf(moving), ports)).toBe('---t', { t: taken(own) });
    flush();
    expect(heldIn(outbox)).toEqual([other]);
  }),
);

test(
  'a fact that the server cannot read is given up and told; of many, each is tried alone',
  marbles(({ cold, expectObservable, flush }) => {
    const unreadable = new CallRefused(aReply(400, { httpStatus: 400 }));
    const bad = aFact(2, { fncode: '990010' });
    const send = (request: ApiRequest) =>
      asked(request).facts.includes(bad.body) ? cold<typeof k>('-#', {}, unreadable) : cold('-(k|)', { k });
    expectObservable(drain(outboxOf(aFact(1), bad), online)(NEVER, state$(), fakePorts({ send }))).toBe(
      '--ab',
      { a: taken(aFact(1)), b: events.factsDropped({ ids: [bad.id], codes: ['990010'], why: 'refused' }) },
    );
    flush();
  }),
);

test(
  'a gateway without the call for many is given one after the other',
  marbles(({ cold, expectObservable, flush }) => {
    const absent = new CallRefused(aReply(-1, { httpStatus: 404 }));
    const send = ({ path }: ApiRequest) =>
      path === BATCH ? cold<typeof k>('#', {}, absent) : cold('-(k|)', { k });
    expectObservable(drain(outboxOf(aFact(1), aFact(2)), online)(NEVER, state$(), fakePorts({ send }))).toBe(
      '-ab',
      { a: taken(aFact(1)), b: taken(aFact(2)) },
    );
    flush();
  }),
);

test(
  'what the server puts off because it is too much at once stays',
  marbles(({ cold, expectObservable, flush }) => {
    const answers = [0, 1].map((ok) => cold('(a|)', { a: anAnswer({ ok, dup: ok, bad: [] }) }));
    const ports = fakePorts({ send: () => defer(() => answers.shift() ?? NEVER), ids: least });
    expectObservable(drain(outboxOf(aFact(1), aFact(2)), online)(NEVER, state$(), ports)).toBe('500ms t', {
      t: taken(aFact(1), aFact(2)),
    });
    flush();
  }),
);

test(
  'what is older than seven days is given up and told; a backlog that has gone is told, too',
  marbles(({ cold, expectObservable, flush }) => {
    const DAY_MS = 86_400_000;
    const now = 8 * DAY_MS;
    const [old, week] = [aFact(DAY_MS - 1, { fncode: '100100' }), aFact(DAY_MS)];
    const ports = fakePorts({ send: () => cold('-(k|)', { k }), now: () => now });
    expectObservable(drain(outboxOf(old, week), online)(NEVER, state$(), ports)).toBe('a(bc)', {
      a: events.factsDropped({ ids: [old.id], codes: ['100100'], why: 'age' }),
      b: taken(week),
      c: events.backlogDrained({ n: 1, oldestMs: 7 * DAY_MS }),
    });
    flush();
  }),
);

test('the shared outbox is drained in the turn of this tab alone', () => {
  const send = jest.fn((_: ApiRequest) => NEVER);
  const turns: string[] = [];
  const others: Ports['turn'] = (name) => {
    turns.push(name);
    return NEVER;
  };
  const run = (turn: Ports['turn']) =>
    drainShared(outboxOf(aFact(1)), online)(NEVER, state$(), fakePorts({ send, turn })).subscribe();
  run(others);
  expect(turns).toEqual(['tracking outbox']);
  expect(send).not.toHaveBeenCalled();
  run((_name, work$) => work$);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an outbox that cannot be read is told, and its turn is over', () => {
  const refusing = { ...outboxOf(), next: () => throwError(() => new Error('UnknownError')) };
  const said: unknown[] = [];
  drainShared(refusing, online)(NEVER, state$(), fakePorts()).subscribe({
    next: (event) => said.push(event),
    complete: () => said.push('over'),
  });
  expect(said).toEqual([events.keepingRefused({ why: 'storage' }), 'over']);
});
