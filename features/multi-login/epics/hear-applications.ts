import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import * as z from 'zod/mini';
import { requestOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { ApiRequest, Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { application, loginStreamCall, settlement } from '../contract';
import { events } from '../events';

/** Opens an event stream and keeps it open; errors only when the server refuses it in words. */
export type Listen = (
  send: Send,
  request: ApiRequest,
) => Observable<{ readonly event: string; readonly data: string }>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Events of a later server, or spoiled ones, are passed over. */
const factOf = ({
  event,
  data,
}: {
  readonly event: string;
  readonly data: string;
}): DomainEvent | undefined => {
  if (event === 'gap') return events.newsFailed();
  if (event === 'applied') {
    const read = z.safeParse(application, parsed(data));
    // Told again after a loss, one may be over already.
    if (read.success && read.data.remainingMs > 0)
      return events.applicationReceived({ application: read.data });
  }
  if (event === 'settled') {
    const read = z.safeParse(settlement, parsed(data));
    if (read.success) return events.applicationSettled(read.data);
  }
  return undefined;
};

/** For as long as a member is logged in. */
export const hearApplications =
  (listen: Listen): Epic =>
  (action$, _state$, { send }) =>
    merge(action$.pipe(filter(auth.loggedIn.match)), action$.pipe(filter(auth.loggedOut.match))).pipe(
      switchMap((heard) => {
        if (!auth.loggedIn.match(heard)) return EMPTY;
        const { globalId } = heard.payload.user;
        return listen(send, { ...requestOf(loginStreamCall), headers: { globalId }, quiet: true }).pipe(
          map(factOf),
          filter((fact) => fact !== undefined),
          ifFailed((problem) => events.streamRejected({ problem })),
          map((fact) => causedBy(fact, heard)),
        );
      }),
    );

/** No answer is a denial: the dialog leaves when the time is over, whatever the line does. */
export const closeUnanswered: Epic = (action$) =>
  action$.pipe(
    filter(events.applicationReceived.match),
    // Told again to a tab that joined late, it has no more time than before.
    distinctUntilChanged((one, other) => one.payload.application.id === other.payload.application.id),
    switchMap((received) => {
      const { id, remainingMs } = received.payload.application;
      return timer(remainingMs).pipe(
        map(() => events.applicationSettled({ id, option: 'timeout' }, received)),
        takeUntil(
          action$.pipe(
            filter(
              (action) =>
                (events.applicationSettled.match(action) && action.payload.id === id) ||
                auth.loggedOut.match(action),
            ),
          ),
        ),
      );
    }),
  );
