import { commands } from '#features/auth/commands';
import { closeLogin, openLogin } from '#features/auth/epics/dialog';
import { events } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { causedBy, type Message } from '#src/kernel/messages';
import type { Epic } from '#src/kernel/epic';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const tells = (epic: Epic, message: Message, isDialogOpen: boolean): readonly Message[] => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ auth: { status: 'out', isDialogOpen } });
    epic(hot('-m', { m: message }), state$, fakePorts()).subscribe((event) => said.push(event));
    flush();
  })();
  return said;
};

describe('openLogin', () => {
  const reasons: readonly Message[] = [
    commands.openLogin(),
    navigation.loginWanted({ destination: '/policy/index' }),
    navigation.destinationRemembered({ path: '/policy/index' }),
    events.loggedOut({ by: 'member' }),
    events.loggedOut({ by: 'server' }),
  ];
  test.each(reasons)('$type opens the dialog', (reason) => {
    expect(tells(openLogin, reason, false)).toEqual([causedBy(events.loginDialogOpened(), reason)]);
  });

  test('leaving in another tab does not', () => {
    expect(tells(openLogin, events.loggedOut({ by: 'other-tab' }), false)).toEqual([]);
  });

  test('a dialog that is open is not opened again', () => {
    expect(tells(openLogin, commands.openLogin(), true)).toEqual([]);
  });
});

describe('closeLogin', () => {
  const loggedIn = events.loggedIn({ user: aUser(), way: 'account' });

  test('[LOGIN-016] [LOGIN-017] a login closes the dialog', () => {
    expect(tells(closeLogin, loggedIn, true)).toEqual([events.loginDialogClosed({ by: 'login' }, loggedIn)]);
  });

  test('[LOGIN-016] so does the member, and whoever waited for the login learns of it', () => {
    const close = commands.closeLogin();
    expect(tells(closeLogin, close, true)).toEqual([
      events.loginDialogClosed({ by: 'member', error: 'Login Failed' }, close),
    ]);
  });

  test('a visitor who wants a trial leaves it for that: nothing waits for the login, the way back is kept', () => {
    const tryOut = commands.tryOut();
    expect(tells(closeLogin, tryOut, true)).toEqual([
      events.loginDialogClosed({ by: 'trial', error: 'Login Failed' }, tryOut),
      events.trialWanted(undefined, tryOut),
    ]);
  });

  test('a member asks for one from the account menu, and no dialog is left', () => {
    const tryOut = commands.tryOut();
    expect(tells(closeLogin, tryOut, false)).toEqual([events.trialWanted(undefined, tryOut)]);
  });

  test('a dialog that is not open is not closed', () => {
    expect(tells(closeLogin, loggedIn, false)).toEqual([]);
    expect(tells(closeLogin, commands.closeLogin(), false)).toEqual([]);
  });
});
