import { BehaviorSubject, NEVER, of, Subject, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as myData } from '#features/my-data/events';
import { deliver } from '#features/tracking/epics/deliver';
import { events } from '#features/tracking/events';
import { reading, type DeliveryPorts, type Outbox } from '#features/tracking/outbox';
import { initialState, reducer, type TrackingState } from '#features/tracking/state';
import { isEvent, type DomainEvent, type Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aFact, heldIn, outboxOf } from '../some-facts';

interface Order {
  readonly shared?: Outbox | undefined;
  readonly state?: Partial<TrackingState>;
  readonly send?: (request: ApiRequest) => Observable<ApiReply>;
}

/** A tab with its store, in which every event is heard by all. */
const aTab = ({ shared, state = {}, send = () => NEVER }: Order) => {
  const state$ = new BehaviorSubject({ tracking: { ...initialState, ...state } });
  const action$ = new Subject<Message>();
  const heard$ = new Subject<string>();
  const hidden$ = new Subject<void>();
  const beacon = jest.fn<void, Parameters<DeliveryPorts['beacon']>>();
  const said: DomainEvent[] = [];
  const ports = fakePorts({
    send,
    tabs: { heard$, say: jest.fn<void, [string]>() },
    page: { setTitle: jest.fn(), reload: jest.fn(), hidden$ },
  });
  const tell = (event: Message) => {
    state$.next({ tracking: reducer(state$.value.tracking, event) });
    action$.next(event);
  };
  const given: DeliveryPorts = { shared: shared && (() => shared), online$: NEVER, beacon };
  deliver(given)(action$, state$, ports).subscribe((event) => {
    if (isEvent(event)) said.push(event);
    tell(event);
  });
  return { tell, said, heard$, hidden$, beacon, say: ports.tabs.say, own: () => state$.value.tracking };
};

const refusing: Outbox = {
  ...outboxOf(),
  put: () => throwError(() => new Error('QuotaExceededError')),
};
const [one, two] = [aFact(1), aFact(2)];
const dropped = (why: 'erased' | 'declined', ...ids: readonly string[]) =>
  events.factsDropped({ ids, codes: [], why });
const sentBy = (send: jest.Mock<Observable<ApiReply>, [ApiRequest]>) =>
  send.mock.calls.map(([{ body }]) => body);

test('what was stamped before and after is kept before it is sent, and the other tabs are told', () => {
  const shared = outboxOf();
  const tab = aTab({ shared, state: { unsent: [one] } });
  tab.tell(events.factStamped(two));
  expect(heldIn(shared)).toEqual([one, two]);
  expect(tab.said).toEqual([events.outboxOpened({ backlog: 0 }), events.factsKept(), events.factsKept()]);
  expect(tab.say.mock.calls).toEqual([['tracking kept'], ['tracking kept']]);
});

test('an outbox that makes room tells of each fact it gave up', () => {
  const shared: Outbox = { ...outboxOf(), put: () => of([aFact(8, { fncode: '100100' }), aFact(9)]) };
  const tab = aTab({ shared });
  tab.tell(events.factStamped(one));
  expect(tab.said).toContainEqual(
    events.factsDropped({ ids: [aFact(8).id, aFact(9).id], codes: ['100100', '210101'], why: 'room' }),
  );
});

test('where storage is refused, facts go from memory, and this is told once', () => {
  const send = jest.fn((_: ApiRequest) => of(anAnswer({ ok: 2, dup: 0, bad: [] })));
  const tab = aTab({ shared: refusing, send, state: { unsent: [one] } });
  tab.tell(events.factStamped(two));
  expect(sentBy(send)).toEqual([one.body, two.body]);
  expect(tab.said.filter((event) => events.keepingRefused.match(event))).toEqual([
    events.keepingRefused({ why: 'storage' }),
  ]);
  expect(tab.own().unsent).toEqual([]);
});

test('where tabs cannot agree, each sends its own from memory, and says so', () => {
  const send = jest.fn((_: ApiRequest) => of(anAnswer(null)));
  const tab = aTab({ send });
  tab.tell(events.factStamped(one));
  expect(sentBy(send)).toEqual([one.body]);
  expect(tab.said.slice(0, 2)).toEqual([
    events.outboxOpened({ backlog: 0 }),
    events.keepingRefused({ why: 'locks' }),
  ]);
});

test('a tab that is left sends what is unsent, a fact alone by the call of the specification', () => {
  const tab = aTab({ shared: outboxOf(), state: { unsent: [one] } });
  tab.hidden$.next();
  tab.tell(events.factStamped(two));
  tab.hidden$.next();
  expect(tab.beacon.mock.calls).toEqual([
    ['/behavior/ioDataSetWhithOutToken', one.body],
    ['/behavior/ioDataSetBatch', { events: [one.body, two.body] }],
  ]);
});

test('sixty thousand bytes leave with the page, the rest stays; what has arrived is not sent', () => {
  const long = [1, 2, 3, 4].map((at) => aFact(at, { query: '造'.repeat(6_000) }));
  const tab = aTab({ shared: outboxOf(), state: { unsent: long } });
  tab.hidden$.next();
  expect(tab.beacon.mock.calls[0]?.[1]).toEqual({ events: long.slice(0, 3).map(({ body }) => body) });
  expect(tab.own().unsent).toEqual(long);
  tab.heard$.next(`tracking gone ${long.map(({ id }) => id).join(' ')}`);
  tab.hidden$.next();
  expect(tab.beacon).toHaveBeenCalledTimes(1);
});

test('[TRACK-002] what a member did leaves the page in no other name, and in none', () => {
  const own = aFact(1, { accountName: 'member' });
  const tab = aTab({ shared: outboxOf(), state: { unsent: [own], accountName: 'member' } });
  tab.tell(auth.loggedOut({ by: 'member' }));
  tab.hidden$.next();
  tab.tell(auth.loggedIn({ user: aUser({ accountName: 'other' }), way: 'account' }));
  tab.hidden$.next();
  expect(tab.beacon).not.toHaveBeenCalled();
  tab.tell(auth.loggedIn({ user: aUser({ accountName: 'member' }), way: 'account' }));
  tab.hidden$.next();
  expect(tab.beacon.mock.calls).toEqual([['/behavior/ioDataSetWhithOutToken', own.body]]);
});

test.each([
  [myData.dataErased({ receipt: 'SC1', erased: 3 }), 'erased'],
  [myData.pauseChanged({ pausedAt: '2025-11-03T08:00:00.000Z' }), 'declined'],
  [myData.pauseChanged({ pausedAt: null }), 'declined'],
] as const)('nothing of before is sent of a member who takes it back: %#', (event, why) => {
  const [own, other] = [aFact(1, { accountName: 'member' }), aFact(2, { accountName: 'other' })];
  const shared = outboxOf(own, other, aFact(3));
  const tab = aTab({ shared, state: { unsent: [own], accountName: 'member' } });
  tab.tell(event);
  expect(heldIn(shared)).toEqual([other, aFact(3)]);
  expect(tab.said).toContainEqual(dropped(why, own.id));
  expect(tab.own().unsent).toEqual([]);
  expect(tab.say).toHaveBeenCalledWith(`tracking gone ${own.id}`);
});

test('an outbox knows facts by their owner and by how much they are missed', () => {
  expect([one, aFact(1, { accountName: 'member' })].map(reading.ownerOf)).toEqual(['', 'member']);
  expect(
    ['100100', '600301', '900101', '300101', '990102'].map((fncode) => reading.rankOf(aFact(1, { fncode }))),
  ).toEqual([0, 0, 0, 1, undefined]);
});
