import { concat, defer, filter, from, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { gatherFrame, portionsOf } from '#src/kernel/gather';
import type { DomainEvent } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { STATUS_AT_ONCE, statusCall } from '../contract';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { nameOf } from '../record-name';
import { selectMember, selectQuestions } from '../selectors';

const batchesOf = (wanted: readonly RecordKey[]): readonly (readonly RecordKey[])[] => {
  const records = new Map(wanted.map((record) => [nameOf(record), record]));
  return portionsOf([...records.values()], STATUS_AT_ONCE);
};

/**
 * One call for all the buttons that come into sight within a frame. A status that cannot be had is told nobody.
 *
 *   ask    ab-c------
 *   call   ---(abc)--
 */
export const askStatus: Epic = (action$, state$, { send }) => {
  const answer$ = (records: readonly RecordKey[]): Observable<DomainEvent> =>
    defer(() => {
      const ordinal = selectQuestions(state$.value) + 1;
      return concat(
        of(events.statusAsked({ ordinal })),
        ask(send, statusCall, { body: { records: [...records] } }).pipe(
          map(({ favorites }): DomainEvent => events.statusLoaded({ ordinal, records, favorites })),
          ifFailed((problem) => events.statusFailed({ problem })),
        ),
      );
    }).pipe(takeUntil(action$.pipe(filter(auth.loggedOut.match))));
  return action$.pipe(
    filter(commands.askStatus.match),
    filter(() => selectMember(state$.value) !== undefined),
    map(({ payload }) => payload),
    gatherFrame(),
    mergeMap((wanted) => from(batchesOf(wanted))),
    mergeMap(answer$),
  );
};
