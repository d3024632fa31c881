import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { changePasswordCall } from '../contract';
import { events } from '../events';

const read = reader(changePasswordCall);

export const changePassword = exchange({
  on: commands.changePassword,
  overlap: exhaustMap,
  request: (change) => ({ ...requestOf(changePasswordCall, { body: change }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: () => events.passwordChangeStarted(),
  succeeded: ({ ended }) => events.passwordChanged({ ended }),
  failed: (problem) => events.passwordRejected({ problem }),
});
