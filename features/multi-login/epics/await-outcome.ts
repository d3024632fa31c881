import { filter, map, merge, switchMap, take, timer } from 'rxjs';
import { ask, polling } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { events as auth } from '#features/auth/events';
import { asApplicant } from '../applicant-request';
import { standingCall } from '../contract';
import { events } from '../events';
import { isOver, outcomeOf } from '../outcome';
import { selectWanted } from '../selectors';

const ASK_EVERY_MS = 2_000;
/** Later than the server's own end, which is the better news. */
const GRACE_MS = 6_000;

/** Asks until it is known; nobody is left waiting for ever. */
export const awaitOutcome = attempt({
  on: events.applicationSent,
  overlap: switchMap,
  outlivesSession: true,
  work: ({ remainingMs }, { send }, state) => {
    const wanted = selectWanted(state);
    if (!wanted) return undefined;
    const told$ = timer(ASK_EVERY_MS, ASK_EVERY_MS).pipe(
      polling(() => ask(send, standingCall, asApplicant(wanted))),
      map((standing) => outcomeOf(standing, wanted)),
    );
    const untold$ = timer(remainingMs + GRACE_MS).pipe(map(() => outcomeOf({ option: 'timeout' }, wanted)));
    return merge(told$, untold$).pipe(
      filter((outcome) => outcome !== undefined),
      take(1),
    );
  },
  until: (action) => isOver(action) || auth.loggedIn.match(action),
  succeeded: (outcome) => outcome,
  failed: () => undefined,
});
