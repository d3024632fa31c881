import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { checkApplyCall } from '../contract';
import { events } from '../events';
import { OTHER_APPLIES } from '../outcome';

export const checkApplications = exchange({
  on: commands.checkApplications,
  overlap: switchMap,
  call: checkApplyCall,
  request: ({ globalId }) => ({ session: 'none', headers: { globalId } }),
  started: (account) => events.checkStarted(account),
  succeeded: (isOther) =>
    isOther ? events.applicationBlocked({ message: OTHER_APPLIES }) : events.applicationOffered(),
  failed: (problem) => events.applicationFailed({ problem }),
});
