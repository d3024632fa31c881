import { navigation as wanted } from '#src/kernel/shared-events';
import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { checkLinkCall, setPasswordCall } from './contract';
import { events } from './events';
import { selectLink } from './selectors';

export const checkLink = exchange({
  on: commands.checkLink,
  overlap: switchMap,
  call: checkLinkCall,
  request: ({ linkToken }) => ({ body: { linkToken } }),
  started: ({ linkToken }) => events.linkOpened({ linkToken }),
  succeeded: ({ accountName }) => events.linkChecked({ accountName }),
  failed: (problem) => events.linkRejected({ problem }),
});

export const choosePassword = exchange({
  on: commands.choosePassword,
  overlap: exhaustMap,
  call: setPasswordCall,
  request: ({ newPassword }, state) => ({ body: { linkToken: selectLink(state).linkToken, newPassword } }),
  until: events.linkOpened.match,
  started: () => events.choiceRequested(),
  succeeded: () => events.passwordChosen(),
  failed: (problem) => events.choiceFailed({ problem }),
});

export const checkOnEntry = when(navigation.routeEntered, ({ name, params }) =>
  name === 'setPassword' ? commands.checkLink({ linkToken: params.linkToken ?? '' }) : undefined,
);

export const askForLogin = when(commands.logIn, () =>
  wanted.loginWanted({ destination: '/usercenter/index' }),
);
