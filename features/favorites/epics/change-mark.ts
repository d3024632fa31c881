import { concat, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { addFavoriteCall, cancelFavoriteCall } from '../contract';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { selectMark, selectMember } from '../selectors';

const add$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.addRequested({ record })),
    ask(send, addFavoriteCall, { body: { ...record } }).pipe(
      map(({ folderName }): DomainEvent => events.added({ record, folderName })),
      ifFailed((problem) => events.addRejected({ record, problem })),
    ),
  );

const cancel$ = (send: Send, record: RecordKey): Observable<DomainEvent> =>
  concat(
    of(events.cancelRequested({ record })),
    ask(send, cancelFavoriteCall, { body: { records: [{ ...record }] } }).pipe(
      map((): DomainEvent => events.cancelled({ record })),
      ifFailed((problem) => events.cancelRejected({ record, problem })),
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
