import type { RootState } from '#src/kernel/state';
import { events as auth } from '#features/auth/events';
import { events } from '#features/navigation/events';
import { selectDestination, selectEntered, selectVisitor } from '#features/navigation/selectors';
import { initialState, reducer, type NavigationState } from '#features/navigation/state';
import { aUser, anEntry, visitors } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const loggedIn = auth.loggedIn({ user: aUser({ isVip: true, hasRights: true }), way: 'account' });
const inNavigation =
  <T>(select: (root: RootState) => T) =>
  (navigation: NavigationState) =>
    select({ navigation });

describe('navigation', () => {
  test('at first nobody knows who is visiting', () => {
    given([]).then(initialState);
    given([]).thenSelects(inNavigation(selectVisitor), visitors.unknown);
  });

  test('a login tells what the guard needs', () => {
    given([loggedIn]).thenSelects(inNavigation(selectVisitor), visitors.vip);
    given([auth.loggedIn({ user: aUser({ isPartner: true }), way: 'resumed' })]).thenSelects(
      inNavigation(selectVisitor),
      visitors.partner,
    );
  });

  test('without a session, or after it, the visitor is nobody', () => {
    given([auth.noSessionFound()]).thenSelects(inNavigation(selectVisitor), visitors.out);
    given([loggedIn, auth.loggedOut({ by: 'server' })]).thenSelects(
      inNavigation(selectVisitor),
      visitors.out,
    );
  });

  test('the place on the screen and the destination are kept until the next', () => {
    const policy = anEntry({ name: 'policyList', fullPath: '/policy/index' });
    const remembered = events.destinationRemembered({ path: '/policy/index' });
    given([events.routeEntered(anEntry()), events.routeEntered(policy)]).thenSelects(
      inNavigation(selectEntered),
      policy,
    );
    given([remembered]).thenSelects(inNavigation(selectDestination), '/policy/index');
    given([remembered, events.destinationDropped()]).thenSelects(inNavigation(selectDestination), undefined);
  });
});
