import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { asApplicant } from '../applicant-request';
import { commands } from '../commands';
import { applyCall } from '../contract';
import { events } from '../events';
import { isOver } from '../outcome';
import { selectWanted } from '../selectors';

export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  call: applyCall,
  request: (_, state) => {
    const wanted = selectWanted(state);
    return wanted?.status === 'offered' ? asApplicant(wanted) : undefined;
  },
  until: isOver,
  started: () => events.applyingStarted(),
  succeeded: ({ remainingMs }) => events.applicationSent({ remainingMs }),
  failed: (problem) => events.applicationFailed({ problem }),
});
