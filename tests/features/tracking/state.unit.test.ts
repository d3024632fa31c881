import { events as auth } from '#features/auth/events';
import type { User } from '#features/auth/user';
import { events as navigation } from '#features/navigation/events';
import { events as search } from '#features/search/events';
import { events } from '#features/tracking/events';
import { selectTracking } from '#features/tracking/selectors';
import { initialState, reducer } from '#features/tracking/state';
import { anEntry, aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

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
    given([started]).then({ ...initialState, searchId: 1_000_000_009 });
    given([started, search.searchEnded({ searchId: 1_000_000_009, total: 3, ms: 5 })]).then(initialState);
  });

  test('what arrived and what was lost is counted', () => {
    const told = { fncode: '210101', id: 'x', sequence: 0 };
    given([events.factSent(told), events.factSent(told), events.factDropped(told)]).then({
      ...initialState,
      sent: 2,
      lost: 1,
    });
  });
});
