import { BehaviorSubject, defer, NEVER, of, Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as search } from '#features/search/events';
import { tracked as trackedSearch } from '#features/search/tracked';
import type { TrackedBody } from '#features/tracking/contract';
import { collect, type Track, nameTab } from '#features/tracking/epics';
import { events } from '#features/tracking/events';
import { initialState, reducer } from '#features/tracking/state';
import { defineCommands, payload, type Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { countedIds, fakePorts, memoryStorage } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';

const ids = countedIds();
const [first, second] = [ids.uuid(), ids.uuid()];
const loginTrack: Track = (event) => (auth.loggedIn.match(event) ? { fncode: '110104' } : undefined);
const values = {
  i: auth.loggedIn({ user: aUser(), way: 'account' }),
  x: auth.sessionExpired(),
  s: events.factSent({ fncode: '110104', id: first, sequence: 0 }),
  t: events.factSent({ fncode: '110104', id: second, sequence: 1 }),
  l: events.factDropped({ fncode: '110104', id: first, sequence: 0 }),
};
const state$ = stateOf({ tracking: initialState });
const k = aReply();

describe('collect', () => {
  test(
    '[TRACK-005] a fact goes to the behaviour call, without a session and without a word',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('--(k|)', { k }));
      const ports = fakePorts({ send, now: () => 77 });
      expectObservable(collect(() => [loginTrack])(hot<Message>('-i-x', values), state$, ports)).toBe(
        '---s',
        values,
      );
      flush();
      expect(send.mock.calls).toHaveLength(1);
      expect(send.mock.calls[0]?.[0]).toMatchObject({
        method: 'POST',
        path: '/behavior/ioDataSetWhithOutToken',
        session: 'none',
        quiet: true,
      });
    }),
  );

  test(
    'facts are stamped when they happen and sent in order',
    marbles(({ hot, cold, expectObservable, flush }) => {
      let now = 0;
      const send = jest.fn((_: ApiRequest) => cold('-----(k|)', { k }));
      const ports = fakePorts({ send, now: () => (now += 10) });
      expectObservable(collect(() => [loginTrack])(hot<Message>('-ii', values), state$, ports)).toBe(
        '------s----t',
        values,
      );
      flush();
      const envelopes = send.mock.calls.map(([{ body }]) => {
        const { _e } = JSON.parse((body as TrackedBody).query ?? '') as {
          _e: { ct: number; sq: number; id: string };
        };
        return [_e.id, _e.sq, _e.ct];
      });
      expect(envelopes).toEqual([
        [first, 0, 10],
        [second, 1, 20],
      ]);
    }),
  );

  test(
    'a fact the server does not take is tried again after 1, 2 and 4 seconds, unchanged, then counted as lost',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const answer$ = cold<typeof k>('#', {}, new Error('网络异常'));
      const send = jest.fn((_: ApiRequest) => answer$);
      const ports = fakePorts({ send });
      expectObservable(collect(() => [loginTrack])(hot<Message>('i', values), state$, ports)).toBe(
        '7s l',
        values,
      );
      flush();
      expect(answer$.subscriptions.map(({ subscribedFrame }) => subscribedFrame)).toEqual([
        0, 1_000, 3_000, 7_000,
      ]);
    }),
  );

  test(
    'a server that says when to come again is left alone until then',
    marbles(({ hot, cold, expectObservable }) => {
      const refusal = new CallRefused(aReply(442, { retryAfterS: 20 }));
      const answers = [cold<typeof k>('#', {}, refusal), cold('(k|)', { k })];
      const ports = fakePorts({ send: () => defer(() => answers.shift() ?? NEVER) });
      expectObservable(collect(() => [loginTrack])(hot<Message>('i', values), state$, ports)).toBe(
        '20s s',
        values,
      );
    }),
  );

  test(
    'a fact that arrives in the end is sent, and one that is lost does not stop the next',
    marbles(({ hot, cold, expectObservable }) => {
      const failing = cold<typeof k>('#', {}, new Error('网络异常'));
      const answers = [failing, cold('-(k|)', { k })];
      const ports = fakePorts({ send: () => answers.shift() ?? failing });
      expectObservable(collect(() => [loginTrack])(hot<Message>('i 7999ms i', values), state$, ports)).toBe(
        '7s l 1s t',
        {
          ...values,
        },
      );
    }),
  );

  test(
    'commands are no facts, and slices that join later are asked, too',
    marbles(({ hot, cold, expectObservable }) => {
      const { open } = defineCommands('door', { open: payload() });
      const everything: Track = () => ({ fncode: '110104' });
      const tracks: Track[] = [];
      const ports = fakePorts({ send: () => cold('(k|)', { k }) });
      const action$ = hot<Message>('-i-o-j-i', { ...values, o: open(), j: values.x });
      action$.subscribe((message) => {
        if (message === values.x) tracks.push(everything);
      });
      expectObservable(collect(() => tracks)(action$, state$, ports)).toBe('-----s-t', values);
    }),
  );

  test('[TRACK-003] facts between start and end of a search carry its id, the last one included', () => {
    const sent: (readonly [string, unknown])[] = [];
    const send = ({ body }: ApiRequest) => {
      const { fncode, searchId } = body as TrackedBody;
      sent.push([fncode, searchId]);
      return of(k);
    };
    const moving$ = new BehaviorSubject({ tracking: initialState });
    const action$ = new Subject<Message>();
    collect(() => [trackedSearch])(action$, moving$, fakePorts({ send })).subscribe();
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
    expect(sent).toEqual([
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
