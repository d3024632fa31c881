import { catchError, concat, defer, endWith, exhaustMap, filter, map, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { CustomerService } from '../customer-service';
import { events } from '../events';

/** The robot where there is one, and otherwise a telephone number: never nothing. */
export const callRobot =
  ({ open }: CustomerService): Epic =>
  (action$) =>
    action$.pipe(
      filter(events.itemChosen.match),
      filter(({ payload }) => payload.item === 'customerService'),
      exhaustMap((chosen) =>
        concat(
          of(events.robotWanted()),
          defer(open).pipe(
            endWith(events.robotShown()),
            catchError(() => of(events.robotFailed(), events.contactOpened())),
          ),
        ).pipe(map((event) => causedBy(event, chosen))),
      ),
    );
