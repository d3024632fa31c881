import { catchError, concat, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf, type Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { likeCall, unlikeCall } from '../contract';
import { events } from '../events';
import type { RecordKey } from '../record-key';
import { selectMark, selectMember } from '../selectors';

const plans = {
  like: {
    call: likeCall,
    read: reader(likeCall),
    started: events.likeRequested,
    settled: events.liked,
    refused: events.likeRejected,
  },
  unlike: {
    call: unlikeCall,
    read: reader(unlikeCall),
    started: events.unlikeRequested,
    settled: events.unliked,
    refused: events.unlikeRejected,
  },
} as const;

const change$ = (send: Send, way: keyof typeof plans, record: RecordKey): Observable<DomainEvent> => {
  const { call, read, started, settled, refused } = plans[way];
  return concat(
    of(started({ record })),
    send({ ...requestOf(call, { body: { ...record } }), quiet: true }).pipe(
      map(({ data }) => settled({ record, count: read(data).count })),
      catchError((error: unknown) => of(refused({ record, problem: problemOf(error) }))),
    ),
  );
};

/** Shown before it is answered. While one change of a record is on its way, another click on it changes nothing. */
export const changeLike: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter((action) => commands.like.match(action) || commands.unlike.match(action)),
    filter(({ payload }) => !selectMark(state$.value, payload)?.isChanging),
    mergeMap((command): Observable<DomainEvent> => {
      const way = commands.like.match(command) ? 'like' : 'unlike';
      const outcome$ = selectMember(state$.value)
        ? change$(send, way, command.payload)
        : of(events.likeDeferred({ record: command.payload }));
      return outcome$.pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
