import { switchMap } from 'rxjs';
import { reader } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { checkRequest } from '../applicant-request';
import { commands } from '../commands';
import { checkApplyCall, type Account } from '../contract';
import { events } from '../events';
import { OTHER_APPLIES } from '../outcome';

export const checkApplications = exchange({
  on: commands.checkApplications,
  overlap: switchMap,
  request: checkRequest,
  read: reader(checkApplyCall),
  started: (account: Account) => events.checkStarted(account),
  succeeded: (isOther) =>
    isOther ? events.applicationBlocked({ message: OTHER_APPLIES }) : events.applicationOffered(),
  failed: (problem) => events.applicationFailed({ problem }),
});
