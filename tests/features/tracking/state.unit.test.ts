import { events as auth } from '#features/auth/events';
import type { User } from '#features/auth/user';
import { events as navigation } from '#features/navigation/events';
import { events as search } from '#features/search/events';
import { events } from '#features/tracking/events';
import { selectTracking } from '#features/tracking/selectors';
import { initialState, reducer } from '#features/tracking/state';
import { anEntry, aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';
import { aFact } from './some-facts';

const given = givenTo(reducer);
const loggedIn = (more: Partial<User> = {}) => auth.loggedIn({ user: aUser(more), way: 'account' });
const started = search.searchRequested({ searchId: 1_000_000_009, keyword: '钢', category: 'all', at: 1 });

describe('tracking', () => {
  test('the tab has a name', () => {
    given([events.tabNamed({ tab: 't', entry: 1_000_000_001, device: 'd' })]).then({
      ...initialState,
      tab: 't',
      entry: 1_000_000_001,
      device: 'd',
    });
    expect(selectTracking({ tracking: initialState })).toBe(initialState);
  });

  test.each([
    ['u', {}],
    ['t', { isVip: true, isTrial: true }],
    ['p', { isVip: true, isPaid: true }],
    ['i', { isVip: true, isPaid: true, isInternal: true }],
  ] as const)('a member has the role %s', (role, more) => {
    given([loggedIn(more)]).then({ ...initialState, accountName: 'member', role });
  });

  test('a member whose rights came late has the role they give', () => {
    given([loggedIn(), auth.userReloaded({ user: aUser({ isVip: true, isPaid: true }) })]).then({
      ...initialState,
      accountName: 'member',
      role: 'p',
    });
  });

  test('a visitor has none, before and after', () => {
    given([loggedIn({ isPaid: true }), auth.loggedOut({ by: 'member' })]).then(initialState);
  });

  test('the route is known by name', () => {
    given([navigation.routeEntered(anEntry({ name: 'policyList', fullPath: '/policy/index?a=1' }))]).then({
      ...initialState,
      route: 'policyList',
    });
  });

  test('[TRACK-003] the search id is set when a search starts and removed when it ends', () => {
    given([started]).then({ ...initialState, searchId: 1_000_000_009, searchRoute: undefined });
    given([started, search.searchEnded({ searchId: 1_000_000_009, total: 3, ms: 5 })]).then(initialState);
  });

  test('[TRACK-003] a page that is opened from the results belongs to the search no longer', () => {
    const at = (name: string) => navigation.routeEntered(anEntry({ name }));
    const onResults = { ...initialState, route: 'searchResults', searchId: 1_000_000_009 };
    const searched = [at('searchResults'), started, at('searchResults')];
    given(searched).then({ ...onResults, searchRoute: 'searchResults' });
    given([...searched, at('policyDetail')]).then({ ...initialState, route: 'policyDetail' });
  });

  test('a fact is unsent until the server has it or it is given up', () => {
    const facts = [1, 2, 3, 4].map((at) => aFact(at));
    const ids = facts.map(({ id }) => id);
    given([
      ...facts.map((fact) => events.factStamped(fact)),
      events.factsTaken({ ids: ids.slice(0, 1) }),
      events.factsDropped({ ids: ids.slice(2, 3), codes: [], why: 'refused' }),
    ]).then({ ...initialState, unsent: [aFact(2), aFact(4)] });
  });

  test('of what an outbox holds the state keeps the last two hundred', () => {
    const stamped = Array.from({ length: 201 }, (_, at) => events.factStamped(aFact(at)));
    given(stamped).thenSelects(({ unsent }) => unsent.length, 201);
    given([...stamped, events.factsKept()]).thenSelects(
      ({ unsent }) => unsent.map(({ at }) => at),
      Array.from({ length: 200 }, (_, at) => at + 1),
    );
  });

  test('facts are in memory once the browser refused to keep them', () => {
    given([events.keepingRefused({ why: 'storage' })]).then({ ...initialState, isInMemory: true });
  });
});
