import { EMPTY, Subject } from 'rxjs';
import {
  auth,
  commands as authCommands,
  events as authEvents,
  selectIsDialogOpen,
} from '#features/auth/index';
import { events, navigation, selectDestination, selectEntered } from '#features/navigation/index';
import type { Message } from '#src/kernel/messages';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakeAddress, fakePorts, memoryStorage } from '#tests/support/ports';
import { match } from '#tests/support/navigation';

/** The two slices that meet at the door, in one store, at an address. */
const visit = (start: string) => {
  const [address, tab] = [fakeAddress(start), memoryStorage()];
  const entered: string[] = [];
  const said$ = new Subject<Message>();
  const { store, join } = createProgramStore({
    ports: fakePorts({ address, tab, send: () => EMPTY }),
    // Said by an epic, as every event is: who hears it is told before what it leads to is folded.
    epics: { said: () => said$ },
    standing: { route: [events.routeEntered.type] },
    middleware: [
      () => (next) => (action) => {
        if (events.routeEntered.match(action)) entered.push(action.payload.fullPath);
        return next(action);
      },
    ],
  });
  join(auth);
  join(navigation, match);
  const tell = (message: Message) => said$.next(message);
  const now = () => {
    const state = store.getState();
    return {
      at: address.current(),
      page: selectEntered(state)?.name,
      isDialogOpen: selectIsDialogOpen(state),
      destination: selectDestination(state),
    };
  };
  return { tell, now, tab, entered };
};
const loggedIn = authEvents.loggedIn({ user: aUser(), way: 'account' });
const path = '/policy/index?keyword=%E9%92%A2';
const turnedAway = {
  at: `/home?redirect=${encodeURIComponent(path)}`,
  page: 'home',
  isDialogOpen: true,
  destination: path,
};

test('[GUARD-008][GUARD-009][GUARD-010] a visitor of a guarded page finds home, the login dialog and the page kept', () => {
  const { tell, now, tab } = visit(path);
  tell(authCommands.resume());
  expect(now()).toEqual(turnedAway);
  expect(tab.get('destination')).toBe(path);
});

test('[SESSION-007][LOGIN-017] the login closes the dialog and leads there, and the page is forgotten', () => {
  const { tell, now, tab, entered } = visit(path);
  tell(authCommands.resume());
  tell(loggedIn);
  expect(now()).toEqual({ at: path, page: 'policyList', isDialogOpen: false, destination: undefined });
  expect(entered).toEqual([turnedAway.at, path]);
  expect(tab.get('destination')).toBeUndefined();
});

test('[LOGIN-004] closing the dialog forgets it, and a later login stays where it is', () => {
  const { tell, now } = visit(path);
  tell(authCommands.resume());
  tell(authCommands.closeLogin());
  expect(now()).toEqual({ at: '/home', page: 'home', isDialogOpen: false, destination: undefined });
  tell(loggedIn);
  expect(now().at).toBe('/home');
});

test('[SESSION-012] logging out goes home, opens the login and remembers the page', () => {
  const { tell, now } = visit(path);
  tell(loggedIn);
  tell(authCommands.logOut());
  expect(now()).toEqual({ at: '/home', page: 'home', isDialogOpen: true, destination: path });
});

test('[SESSION-012] but not the home page itself', () => {
  const { tell, now } = visit('/home');
  tell(loggedIn);
  tell(authCommands.logOut());
  expect(now()).toEqual({ at: '/home', page: 'home', isDialogOpen: true, destination: undefined });
});

test('a session that several answers end at once still comes back to the page it was lost on', () => {
  const { tell, now } = visit(path);
  tell(loggedIn);
  for (let answers = 0; answers < 3; answers += 1) tell(authEvents.loggedOut({ by: 'server' }));
  expect(now()).toEqual({ at: '/home', page: 'home', isDialogOpen: true, destination: path });
});

test('[XTAB-002] a logout in another tab leaves this one at home, cleared and without a dialog', () => {
  const { tell, now, tab } = visit(path);
  tab.set('accessToken', 'a');
  tell(loggedIn);
  tell(authEvents.loggedOut({ by: 'other-tab' }));
  expect(now()).toEqual({ at: '/home', page: 'home', isDialogOpen: false, destination: undefined });
  expect(tab.get('accessToken')).toBeUndefined();
});
