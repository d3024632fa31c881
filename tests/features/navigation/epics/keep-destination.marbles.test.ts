import { events as auth } from '#features/auth/events';
import {
  dropDestination,
  leaveForHome,
  reachDestination,
  rememberDestination,
} from '#features/navigation/epics';
import { events } from '#features/navigation/events';
import type { NavigationState } from '#features/navigation/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { aUser, anEntry, stateOf, visitors } from '#tests/support/builders';
import { match } from '#tests/support/navigation';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts, memoryStorage } from '#tests/support/ports';

interface World {
  readonly at?: string;
  readonly state?: Partial<NavigationState>;
  readonly storage?: Readonly<Record<string, string>>;
}
/** What an epic says to one message, where it goes, and what the tab's storage then holds. */
const tells = (epic: Epic, message: Message, { at = '/home', state = {}, storage = {} }: World = {}) => {
  const [address, tab] = [fakeAddress(at), memoryStorage(storage)];
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const ports = fakePorts({ address, tab });
    const state$ = stateOf({ navigation: { visitor: visitors.out, ...state } });
    epic(hot('-m', { m: message }), state$, ports).subscribe((event) => said.push(event));
    flush();
  })();
  return { said, moves: address.moves, kept: tab.get('destination') };
};
const remembered = (path: string) => ({
  said: [events.destinationRemembered({ path })],
  moves: [],
  kept: path,
});
const nothing = { said: [], moves: [], kept: undefined };
const refused = (reason: 'login' | 'vip', path: string) =>
  events.entryRejected({ reason, path, to: '/home' });
const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
const atHome = (redirect: string) =>
  anEntry({ fullPath: `/home?redirect=${encodeURIComponent(redirect)}`, query: { redirect } });

describe('rememberDestination', () => {
  test('[GUARD-008] the full path of a page that wants a login', () => {
    const path = '/policy/index?keyword=%E9%92%A2';
    expect(tells(rememberDestination(match), refused('login', path))).toEqual(remembered(path));
  });

  test('not of a page that wants VIP', () => {
    expect(tells(rememberDestination(match), refused('vip', '/22G/detail'))).toEqual(nothing);
  });

  test('the tab a visitor chose', () => {
    const wanted = events.loginWanted({ destination: '/policy/index' });
    expect(tells(rememberDestination(match), wanted)).toEqual(remembered('/policy/index'));
    expect(tells(rememberDestination(match), events.loginWanted({}))).toEqual(nothing);
  });

  test('the redirect query of a bookmarked home page, when nobody is logged in', () => {
    const entered = atHome('/policy/index');
    expect(tells(rememberDestination(match), events.routeEntered(entered), { state: { entered } })).toEqual(
      remembered('/policy/index'),
    );
    expect(tells(rememberDestination(match), auth.noSessionFound(), { state: { entered } })).toEqual(
      remembered('/policy/index'),
    );
  });

  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/%2f%2felsewhere.example',
    '/home',
  ])('a redirect query that leads nowhere is not remembered: %s', (redirect) => {
    const entered = atHome(redirect);
    expect(tells(rememberDestination(match), events.routeEntered(entered), { state: { entered } })).toEqual(
      nothing,
    );
  });

  test.each([
    ['to a member', { visitor: visitors.member }],
    ['before it is known who is visiting', { visitor: visitors.unknown }],
    ['when there is a destination already', { destination: '/22G/index' }],
  ])('a redirect query says nothing %s', (_, state) => {
    const entered = atHome('/policy/index');
    expect(
      tells(rememberDestination(match), events.routeEntered(entered), { state: { ...state, entered } }),
    ).toEqual(nothing);
  });

  test.each(['member', 'server'] as const)('the page on the screen when the %s ends the session', (by) => {
    const at = '/policy/detail/7';
    expect(tells(rememberDestination(match), auth.loggedOut({ by }), { at })).toEqual(remembered(at));
  });

  test('but not the home page, and not when another tab ended it', () => {
    expect(tells(rememberDestination(match), auth.loggedOut({ by: 'member' }), { at: '/home?a=1' })).toEqual(
      nothing,
    );
    expect(
      tells(rememberDestination(match), auth.loggedOut({ by: 'other-tab' }), { at: '/policy/index' }),
    ).toEqual(nothing);
  });
});

describe('dropDestination', () => {
  const storage = { destination: '/policy/index' };
  const dropped = [events.destinationDropped()];

  test('[LOGIN-004] closing the dialog gives the destination up, the redirect query included', () => {
    const closed = auth.loginDialogClosed({ by: 'member' });
    expect(tells(dropDestination, closed, { at: '/home?redirect=%2Fpolicy%2Findex', storage })).toEqual({
      said: dropped,
      moves: ['replace /home'],
      kept: undefined,
    });
    expect(tells(dropDestination, closed, { at: '/about/about', storage })).toEqual({
      said: dropped,
      moves: [],
      kept: undefined,
    });
  });

  test.each(['login', 'trial'] as const)('a dialog that a %s closed gives nothing up', (by) => {
    const closed = auth.loginDialogClosed({ by });
    expect(tells(dropDestination, closed, { storage })).toEqual({
      said: [],
      moves: [],
      kept: '/policy/index',
    });
  });
});

describe('reachDestination', () => {
  const dropped = [events.destinationDropped()];

  test('[SESSION-007] a login leads to the destination, which is then forgotten', () => {
    const state = { destination: '/policy/index?a=1' };
    const storage = { destination: '/policy/index?a=1' };
    expect(tells(reachDestination(match), loggedIn, { state, storage })).toEqual({
      said: dropped,
      moves: ['replace /policy/index?a=1'],
      kept: undefined,
    });
  });

  test('the tab remembers it over a reload', () => {
    expect(
      tells(reachDestination(match), loggedIn, { storage: { destination: '/22G/index' } }).moves,
    ).toEqual(['replace /22G/index']);
  });

  test('without a destination the member stays', () => {
    expect(tells(reachDestination(match), loggedIn)).toEqual({ said: dropped, moves: [], kept: undefined });
  });

  test('a destination that somebody else left in the tab is not followed', () => {
    expect(
      tells(reachDestination(match), loggedIn, { storage: { destination: '//elsewhere.example' } }).moves,
    ).toEqual([]);
  });
});

describe('leaveForHome', () => {
  test.each(['member', 'server', 'other-tab'] as const)('by %s: home is shown', (by) => {
    expect(tells(leaveForHome, auth.loggedOut({ by }), { at: '/policy/index' }).moves).toEqual([
      'replace /home',
    ]);
  });

  test('who is at home stays there', () => {
    expect(tells(leaveForHome, auth.loggedOut({ by: 'member' }), { at: '/home?a=1' }).moves).toEqual([]);
  });
});
