import { catchError, EMPTY, exhaustMap, filter, map, of, takeUntil, type Observable } from 'rxjs';
import { reader } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { applicantRequest } from '../applicant-request';
import { commands } from '../commands';
import { cancelApplyCall } from '../contract';
import { events } from '../events';
import { CANCELLED, isOver, outcomeOf } from '../outcome';
import { selectWanted } from '../selectors';

const read = reader(cancelApplyCall);
const cancelled = () => events.applicationCancelled({ message: CANCELLED });

/** The server's word counts: where the answer was faster than the cancelling, it is the outcome here, too. */
export const cancelApplication: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.cancelApplication.match),
    exhaustMap((command): Observable<DomainEvent> => {
      const wanted = selectWanted(state$.value);
      if (!wanted) return EMPTY;
      const outcome$ =
        wanted.status === 'checking' || wanted.status === 'offered'
          ? of(cancelled())
          : send(applicantRequest(cancelApplyCall, wanted)).pipe(
              map(({ data }) => outcomeOf(read(data), wanted) ?? cancelled()),
              catchError((error: unknown) => of(events.cancelFailed({ problem: problemOf(error) }))),
              takeUntil(action$.pipe(filter(isOver))),
            );
      return outcome$.pipe(map((event) => causedBy(event, command)));
    }),
  );
