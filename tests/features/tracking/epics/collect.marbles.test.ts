import { BehaviorSubject, map, Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as search } from '#features/search/events';
import { tracked as trackedSearch } from '#features/search/tracked';
import { initialState as loginState, reducer as loginReducer } from '#features/auth/state';
import { tracked as trackedLogin } from '#features/auth/tracked';
import { collect, type Track, nameTab } from '#features/tracking/epics/collect';
import { events } from '#features/tracking/events';
import { initialState, reducer } from '#features/tracking/state';
import { defineCommands, payload, type Message } from '#src/kernel/messages';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { countedIds, fakePorts, memoryStorage } from '#tests/support/ports';

const ids = countedIds();
const [first, second] = [ids.uuid(), ids.uuid()];
const loginTrack: Track = (event) => (auth.loggedIn.match(event) ? { fncode: '110104' } : undefined);
const values = { i: auth.loggedIn({ user: aUser(), way: 'account' }), x: auth.sessionExpired() };
const state$ = stateOf({ tracking: initialState });

type Stamped = ReturnType<typeof events.factStamped>;
const stampOf = ({ payload: { id, at, body } }: Stamped) => {
  const { _e } = JSON.parse(body.query ?? '') as { _e: { ct: number; sq: number; id: string } };
  return { fncode: body.fncode, id, at, inEnvelope: [_e.id, _e.ct, _e.sq] };
};

describe('collect', () => {
  test(
    '[TRACK-001] facts are stamped when they happen, and counted without a gap',
    marbles(({ hot, expectObservable }) => {
      let now = 0;
      const ports = fakePorts({ now: () => (now += 10) });
      const stamped$ = collect(() => [loginTrack])(hot<Message>('-iix', values), state$, ports);
      expectObservable(stamped$.pipe(map((event) => stampOf(event as Stamped)))).toBe('-ab', {
        a: { fncode: '110104', id: first, at: 10, inEnvelope: [first, 10, 0] },
        b: { fncode: '110104', id: second, at: 20, inEnvelope: [second, 20, 1] },
      });
    }),
  );

  test(
    'commands are no facts, and slices that join later are asked, too',
    marbles(({ hot, expectObservable }) => {
      const { open } = defineCommands('door', { open: payload() });
      const everything: Track = () => ({ fncode: '110104' });
      const tracks: Track[] = [];
      const action$ = hot<Message>('-i-o-j-i', { ...values, o: open(), j: values.x });
      action$.subscribe((message) => {
        if (message === values.x) tracks.push(everything);
      });
      const stamped$ = collect(() => tracks)(action$, state$, fakePorts());
      expectObservable(stamped$.pipe(map((event) => stampOf(event as Stamped).id))).toBe('-----s-t', {
        s: first,
        t: second,
      });
    }),
  );

  test('a fact may say what the state has become with its event', () => {
    const stamped: (readonly [string, unknown])[] = [];
    const moving$ = new BehaviorSubject({ tracking: initialState, auth: loginState });
    const action$ = new Subject<Message>();
    collect(() => [trackedLogin])(action$, moving$, fakePorts()).subscribe((event) => {
      const { fncode, query } = (event as Stamped).payload.body;
      stamped.push([fncode, (JSON.parse(query ?? '{}') as { readonly tab?: number }).tab]);
    });
    for (const event of [auth.loginDialogOpened(), auth.tabChosen({ tab: 2 }), auth.loginDialogOpened()]) {
      moving$.next({ ...moving$.value, auth: loginReducer(moving$.value.auth, event) });
      action$.next(event);
    }
    expect(stamped).toEqual([
      ['110101', 1],
      ['110102', 2],
      ['110101', 2],
    ]);
  });

  test('[TRACK-003] facts between start and end of a search carry its id, the last one included', () => {
    const stamped: (readonly [string, unknown])[] = [];
    const moving$ = new BehaviorSubject({ tracking: initialState });
    const action$ = new Subject<Message>();
    collect(() => [trackedSearch])(action$, moving$, fakePorts()).subscribe((event) => {
      const { fncode, searchId } = (event as Stamped).payload.body;
      stamped.push([fncode, searchId]);
    });
    for (const event of [
      search.wordChosen({ rank: 1 }),
      search.searchRequested({ searchId: 1_000_000_009, keyword: '钢', category: 'all', at: 1 }),
      search.wordChosen({ rank: 2 }),
      search.searchEnded({ searchId: 1_000_000_009, total: null, ms: 5 }),
      search.wordChosen({ rank: 3 }),
    ]) {
      moving$.next({ tracking: reducer(moving$.value.tracking, event) });
      action$.next(event);
    }
    expect(stamped).toEqual([
      ['200105', undefined],
      ['200101', 1_000_000_009],
      ['200105', 1_000_000_009],
      ['200102', 1_000_000_009],
      ['200105', undefined],
    ]);
  });
});

describe('nameTab', () => {
  const named = (kept = memoryStorage()) => {
    const said: Message[] = [];
    nameTab(new Subject<Message>(), state$, fakePorts({ kept })).subscribe((event) => said.push(event));
    return said;
  };

  test('names the tab once; the device keeps its name over all tabs', () => {
    const kept = memoryStorage();
    expect(named(kept)).toEqual([events.tabNamed({ device: first, tab: second, entry: 1_000_000_001 })]);
    expect(named(kept)).toEqual([events.tabNamed({ device: first, tab: first, entry: 1_000_000_001 })]);
    expect(Object.fromEntries(kept.values)).toEqual({ trackingDevice: first });
  });
});
