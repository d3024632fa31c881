import { exhaustMap, map, of } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { asApplicant } from '../applicant-request';
import { commands } from '../commands';
import { cancelApplyCall } from '../contract';
import { events } from '../events';
import { CANCELLED, isOver, outcomeOf } from '../outcome';
import { selectWanted } from '../selectors';

/** The server's word counts: where the answer was faster than the cancelling, it is the outcome here, too. */
export const cancelApplication = attempt({
  on: commands.cancelApplication,
  overlap: exhaustMap,
  outlivesSession: true,
  work: (_, { send }, state) => {
    const wanted = selectWanted(state);
    if (!wanted) return undefined;
    if (wanted.status === 'checking' || wanted.status === 'offered') return of(undefined);
    return ask(send, cancelApplyCall, asApplicant(wanted)).pipe(
      map((standing) => outcomeOf(standing, wanted)),
    );
  },
  until: isOver,
  succeeded: (outcome) => outcome ?? events.applicationCancelled({ message: CANCELLED }),
  failed: (problem) => events.cancelFailed({ problem }),
});
