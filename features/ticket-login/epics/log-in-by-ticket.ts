import {
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  switchMap,
  takeUntil,
  type Observable,
} from 'rxjs';
import { requestOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { loginByTicketCall } from '../contract';
import { events } from '../events';
import type { Outside } from '../outside';

/** exhaustMap: a ticket is good once. A member who logs in by hand meanwhile is not overtaken. */
export const logInByTicket =
  ({ ticket$, enter, hasToken }: Outside): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.logInByTicket.match),
      exhaustMap((command) => {
        if (!ticket$ || hasToken()) return EMPTY;
        const entered$ = (ticket: string) =>
          concat(
            of(events.ticketLoaded()),
            defer(() => enter(requestOf(loginByTicketCall, { body: { ticket } }))),
          );
        const asked$: Observable<{ readonly ticket: string | undefined } | DomainEvent> = ticket$.pipe(
          map((ticket) => ({ ticket })),
          ifFailed((problem) => events.ticketFailed({ problem })),
          takeUntil(action$.pipe(filter(auth.loginRequested.match))),
        );
        return concat(
          of(events.ticketRequested()),
          asked$.pipe(
            switchMap((told) => {
              if ('type' in told) return of(told);
              return told.ticket === undefined ? of(events.nobodyFound()) : entered$(told.ticket);
            }),
          ),
        ).pipe(map((event) => causedBy(event, command)));
      }),
    );
