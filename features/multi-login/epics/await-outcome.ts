import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  switchMap,
  take,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { asApplicant } from '../applicant-request';
import { standingCall } from '../contract';
import { events } from '../events';
import { isOver, outcomeOf } from '../outcome';
import { selectWanted } from '../selectors';

const ASK_EVERY_MS = 2_000;
/** Later than the server's own end, which is the better news. */
const GRACE_MS = 6_000;

/** Asks until it is known. A question without an answer is asked again; nobody is left waiting for ever. */
export const awaitOutcome: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(events.applicationSent.match),
    switchMap((sent): Observable<DomainEvent> => {
      const wanted = selectWanted(state$.value);
      if (!wanted) return EMPTY;
      const told$ = timer(ASK_EVERY_MS, ASK_EVERY_MS).pipe(
        exhaustMap(() =>
          ask(send, standingCall, asApplicant(wanted)).pipe(
            map((standing) => outcomeOf(standing, wanted)),
            catchError(() => EMPTY),
          ),
        ),
        filter((outcome) => outcome !== undefined),
      );
      const untold$ = timer(sent.payload.remainingMs + GRACE_MS).pipe(
        map(() => outcomeOf({ option: 'timeout' }, wanted)),
        filter((outcome) => outcome !== undefined),
      );
      return merge(told$, untold$).pipe(
        take(1),
        takeUntil(action$.pipe(filter((action) => isOver(action) || auth.loggedIn.match(action)))),
        map((event) => causedBy(event, sent)),
      );
    }),
  );
