import { NEVER, type Observable, of, Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands, search } from '#features/search/index';
import { searchItemsCall, searchTargetCall } from '#features/search/contract';
import { resultList } from '#features/search/result-list';
import { tracking } from '#features/tracking/index';
import type { TrackedBody } from '#features/tracking/contract';
import { events as trackingEvents } from '#features/tracking/events';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { anEntry, aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { someFound } from './some-search';
import { fc } from '#tests/support/property';

const STARTED = '200101';
const ENDS = ['200102', '200103'];

type Step =
  | { readonly do: 'enter'; readonly query: Readonly<Record<string, string>> }
  | { readonly do: 'leave' | 'logOut' | 'retry' | 'open' | 'answer' | 'fail' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('enter' as const),
      query: fc.record(
        {
          text: fc.constantFrom('住宅', '厂房', ''),
          category: fc.constantFrom('all', 'policyDoc'),
          group: fc.constantFrom('policy', 'sl'),
          page: fc.constantFrom('1', '2', '3'),
        },
        { requiredKeys: ['text'] },
      ),
    }),
    fc.constantFrom<Step>(
      { do: 'leave' },
      { do: 'logOut' },
      { do: 'retry' },
      { do: 'open' },
      { do: 'answer' },
      { do: 'fail' },
    ),
  ),
  { maxLength: 30 },
);

/** A visit as the analysts see it: every fact in its order. */
const factsOf = (walk: readonly Step[]): readonly TrackedBody[] => {
  const facts: TrackedBody[] = [];
  let asked: Subject<ApiReply> | undefined;
  let now = 0;
  const send = (request: ApiRequest): Observable<ApiReply> => {
    if (request.path === searchTargetCall.path) return of(anAnswer({ viewType: 'node', path: '/x' }));
    if (request.path !== searchItemsCall.path) return of(anAnswer(null));
    asked = new Subject();
    return asked;
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send, now: () => (now += 1) }),
    standing: {},
    middleware: [
      () => (next) => (action) => {
        if (trackingEvents.factStamped.match(action)) facts.push(action.payload.body);
        return next(action);
      },
    ],
  });
  join(tracking, { tracks: () => [search.tracked ?? (() => undefined)], delivery$: NEVER });
  join(search);
  const enter = (name: string, query: Readonly<Record<string, string>>) =>
    store.dispatch(
      navigation.routeEntered(
        anEntry({ name, query, fullPath: resultList.pathTo(resultList.viewFrom(query)) }),
      ),
    );
  const takes: Readonly<Record<Exclude<Step['do'], 'enter'>, () => void>> = {
    leave: () => enter('home', {}),
    logOut: () => store.dispatch(auth.loggedOut({ by: 'member' })),
    retry: () => store.dispatch(commands.retry()),
    open: () => store.dispatch(commands.openResult({ group: 'sl', id: '1', rank: 1, by: 'row' })),
    answer: () => asked?.next(anAnswer(someFound())),
    fail: () => asked?.error(new Error('网络异常')),
  };
  store.dispatch(auth.loggedIn({ user: aUser(), way: 'account' }));
  for (const step of walk) {
    if (step.do === 'enter') enter('searchResults', step.query);
    else takes[step.do]();
  }
  enter('home', {});
  return facts;
};

const ofCodes = (facts: readonly TrackedBody[], codes: readonly string[]) =>
  facts.filter(({ fncode }) => codes.includes(fncode));

test('[TRACK-003] [CONST-016] whatever a member does, every search starts once and ends once, under its own id', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const facts = factsOf(walk);
      const ids = ofCodes(facts, [STARTED]).map(({ searchId }) => Number(searchId));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        expect(id).toBeGreaterThanOrEqual(1e9);
        expect(id).toBeLessThan(1e10);
        const own = facts.filter(({ searchId }) => searchId === id).map(({ fncode }) => fncode);
        expect(own[0]).toBe(STARTED);
        expect(own.filter((code) => ENDS.includes(code))).toHaveLength(1);
      }
      const ended = ofCodes(facts, ENDS).map(({ searchId }) => Number(searchId));
      expect([...ended].sort()).toEqual([...ids].sort());
    }),
    { numRuns: 200 },
  );
});

test('[TRACK-002] a result that is opened carries the search that found it, and nothing does after it was left', () => {
  const facts = factsOf([
    { do: 'enter', query: { text: '住宅' } },
    { do: 'answer' },
    { do: 'open' },
    { do: 'leave' },
    { do: 'open' },
  ]);
  const opened = ofCodes(facts, ['200106']).map(({ searchId }) => searchId);
  const [id] = ofCodes(facts, [STARTED]).map(({ searchId }) => searchId);
  expect(opened).toEqual([id, undefined]);
});
