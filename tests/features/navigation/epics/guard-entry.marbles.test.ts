import { BehaviorSubject, map, Subject } from 'rxjs';
import { events as auth } from '#features/auth/events';
import type { Visitor } from '#features/navigation/decide-entry';
import { guardEntry } from '#features/navigation/epics';
import { events } from '#features/navigation/events';
import { reducer, type NavigationState } from '#features/navigation/state';
import type { Message } from '#src/kernel/messages';
import { aUser, visitors } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';

/** The guard over its real reducer: what it says is folded at once, as in the store. */
const guardAt = (start: string, visitor: Visitor) => {
  const address = fakeAddress(start);
  const ports = fakePorts({ address });
  const action$ = new Subject<Message>();
  const state$ = new BehaviorSubject<{ navigation: NavigationState }>({ navigation: { visitor } });
  const said: Message[] = [];
  const hear = (message: Message) => {
    state$.next({ navigation: reducer(state$.value.navigation, message) });
    action$.next(message);
  };
  guardEntry(action$, state$, ports).subscribe((message) => {
    said.push(message);
    hear(message);
  });
  return { address, ports, said, hear };
};
const loggedIn = (isVip = false) => auth.loggedIn({ user: aUser({ isVip }), way: 'resumed' });
const pathOf = (message: Message) =>
  events.routeEntered.match(message) ? message.payload.fullPath : message.type;
const entered = (said: readonly Message[]) =>
  said.filter(events.routeEntered.match).map(({ payload }) => payload);

describe('guardEntry', () => {
  test('[GUARD-001] an entered route is told with all that is known of it, and titles the page', () => {
    const { said, ports } = guardAt('/policy/detail/7?a=1', visitors.member);
    expect(said).toEqual([
      events.routeEntered({
        name: 'policyDetail',
        title: '政策详情',
        fullPath: '/policy/detail/7?a=1',
        params: { policyId: '7' },
        query: { a: '1' },
        entersNationwide: false,
        lacksRights: true,
        isSameRoute: false,
        isSamePage: false,
      }),
    ]);
    expect(ports.page.setTitle.mock.calls).toEqual([['政策详情 - 造价指标网']]);
  });

  test('[GUARD-002] a route without a title gives the page the title of the product', () => {
    const { ports } = guardAt('/home', visitors.out);
    expect(ports.page.setTitle.mock.calls).toEqual([['造价指标网']]);
  });

  test('another query is the same route entered again; the same address is not entered twice', () => {
    const { said, address, hear } = guardAt('/policy/index', visitors.member);
    address.go('/policy/index?page=2');
    hear(loggedIn());
    address.go('/policy/priceDetail/7');
    address.go('/policy/priceDetail/8?from=7');
    address.go('/home');
    const sameness = entered(said).map(({ fullPath, isSameRoute, isSamePage }) => [
      fullPath,
      isSameRoute,
      isSamePage,
    ]);
    expect(sameness).toEqual([
      ['/policy/index', false, false],
      ['/policy/index?page=2', true, true],
      ['/policy/priceDetail/7', false, false],
      ['/policy/priceDetail/8?from=7', true, false],
      ['/home', false, false],
    ]);
  });

  test('a redirect replaces the address, so that the way back does not lead into it', () => {
    const { said, address } = guardAt('/', visitors.out);
    expect(address.moves).toEqual(['replace /home']);
    expect(entered(said).map(({ name }) => name)).toEqual(['home']);
  });

  test('[GUARD-009] a refused visitor is told of before home is entered', () => {
    const to = '/home?redirect=%2Fpolicy%2Findex';
    const { said, address } = guardAt('/policy/index', visitors.out);
    expect(address.moves).toEqual([`replace ${to}`]);
    expect(said.map(({ type }) => type)).toEqual(['navigation/entryRejected', 'navigation/routeEntered']);
    expect(said[0]).toEqual(events.entryRejected({ reason: 'login', path: '/policy/index', to }));
  });

  test('a guarded page waits until it is known who is visiting', () => {
    const { said, address, hear } = guardAt('/commonproj/detail/p1', visitors.unknown);
    expect([said, address.moves]).toEqual([[], []]);
    hear(loggedIn(true));
    expect(entered(said).map(({ name }) => name)).toEqual(['commonProjDetail']);
  });

  test('and turns a visitor away once it is known that there is no session', () => {
    const { said, hear } = guardAt('/policy/index', visitors.unknown);
    hear(auth.noSessionFound());
    expect(said.map(({ type }) => type)).toEqual(['navigation/entryRejected', 'navigation/routeEntered']);
  });

  test('[GUARD-012] a member without VIP goes from a detail to / and on to home', () => {
    const { said, address } = guardAt('/commonproj/detail/p1', visitors.member);
    expect(address.moves).toEqual(['replace /', 'replace /home']);
    expect(said[0]).toEqual(events.entryRejected({ reason: 'vip', path: '/commonproj/detail/p1', to: '/' }));
  });

  test(
    '[SESSION-007] a login that leads to the page kept enters it once, although the address and the login both tell of it',
    marbles(({ hot, expectObservable }) => {
      const there = '/policy/index';
      // The store folds what is said after both have been heard: to each of them the visitor still stands at home.
      const state$ = new BehaviorSubject({ navigation: { visitor: visitors.member } });
      const address = { ...fakeAddress(there), changed$: hot('-p--h-p', { p: there, h: '/home' }) };
      const said$ = guardEntry(hot('-L----L', { L: loggedIn() }), state$, fakePorts({ address }));
      expectObservable(said$.pipe(map(pathOf))).toBe('-p--h-p', { p: there, h: '/home' });
    }),
  );

  test('[GUARD-013] the gid of an address becomes that of the member, then the page is entered once', () => {
    const { said, address } = guardAt('/policy/index?gid=other', visitors.member);
    expect(address.moves).toEqual(['replace /policy/index?gid=6001']);
    expect(entered(said).map(({ fullPath }) => fullPath)).toEqual(['/policy/index?gid=6001']);
  });
});
