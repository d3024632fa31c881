import { catchError, concat, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf, type Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { addFavoriteCall, cancelFavoriteCall } from '../contract';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { selectMark, selectMember } from '../selectors';

const readAdded = reader(addFavoriteCall);

const add$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.addRequested({ record })),
    send({ ...requestOf(addFavoriteCall, { body: { ...record } }), quiet: true }).pipe(
      map(({ data }) => events.added({ record, folderName: readAdded(data).folderName })),
      catchError((error: unknown) => of(events.addRejected({ record, problem: problemOf(error) }))),
    ),
  );

const cancel$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.cancelRequested({ record })),
    send({ ...requestOf(cancelFavoriteCall, { body: { records: [{ ...record }] } }), quiet: true }).pipe(
      map(() => events.cancelled({ record })),
      catchError((error: unknown) => of(events.cancelRejected({ record, problem: problemOf(error) }))),
    ),
  );

/** Shown before it is answered. While one change of a record is on its way, another click on it changes nothing. */
export const changeMark: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter((action) => commands.add.match(action) || commands.cancel.match(action)),
    filter(({ payload }) => !selectMark(state$.value, payload)?.isChanging),
    mergeMap((command): Observable<DomainEvent> => {
      const { payload: record } = command;
      const change$ = commands.add.match(command) ? add$ : cancel$;
      const outcome$ = selectMember(state$.value)
        ? change$(send, record)
        : of(events.addDeferred({ record }));
      return outcome$.pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
