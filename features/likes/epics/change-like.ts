import { concat, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Send } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { likeCall, unlikeCall } from '../contract';
import { events } from '../events';
import type { RecordKey } from '../record-key';
import { selectMark, selectMember } from '../selectors';

const plans = {
  like: {
    call: likeCall,
    started: events.likeRequested,
    settled: events.liked,
    refused: events.likeRejected,
  },
  unlike: {
    call: unlikeCall,
    started: events.unlikeRequested,
    settled: events.unliked,
    refused: events.unlikeRejected,
  },
} as const;

const change$ = (send: Send, way: keyof typeof plans, record: RecordKey): Observable<DomainEvent> => {
  const { call, started, settled, refused } = plans[way];
  return concat(
    of(started({ record })),
    ask(send, call, { body: { ...record } }).pipe(
      map(({ count }): DomainEvent => settled({ record, count })),
      ifFailed((problem) => refused({ record, problem })),
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
