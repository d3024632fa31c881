import { catchError, concat, defer, endWith, exhaustMap, filter, map, of, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { selectIsContactOpen } from './selectors';

/** The robot of the house's customer service, on a host of its own. */
export interface CustomerService {
  /** Shows the robot, loading it first. Completes when it is shown; fails where none is configured or it does not come. */
  readonly open: () => Observable<never>;
}

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

export const choose = when(commands.choose, (payload) => events.itemChosen(payload));

export const closeContact = when(commands.closeContact, (_, state) =>
  selectIsContactOpen(state) ? events.contactClosed() : undefined,
);

export const writeMessage = when(commands.writeMessage, () => events.messageWanted());
