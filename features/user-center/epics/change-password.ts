import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { changePasswordCall } from '../contract';
import { events } from '../events';

export const changePassword = exchange({
  on: commands.changePassword,
  overlap: exhaustMap,
  call: changePasswordCall,
  request: (change) => ({ body: change }),
  started: () => events.passwordChangeStarted(),
  succeeded: ({ ended }) => events.passwordChanged({ ended }),
  failed: (problem) => events.passwordRejected({ problem }),
});
