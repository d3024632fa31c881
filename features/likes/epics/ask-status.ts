import { concat, defer, filter, from, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { gatherFrame, portionsOf } from '#src/kernel/gather';
import type { DomainEvent } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { likeStatusCall, STATUS_AT_ONCE } from '../contract';
import { events } from '../events';
import type { RecordKey } from '../record-key';
import { selectMember, selectQuestions } from '../selectors';

interface Batch {
  readonly kind: string;
  readonly ids: readonly string[];
}

const batchesOf = (records: readonly RecordKey[]): readonly Batch[] => {
  const idsOf = new Map<string, Set<string>>();
  for (const { kind, id } of records) idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id));
  return [...idsOf].flatMap(([kind, all]) =>
    portionsOf([...all], STATUS_AT_ONCE).map((ids) => ({ kind, ids })),
  );
};

/**
 * One call for all the buttons that come into sight within a frame. A status that cannot be had is told nobody.
 *
 *   ask    ab-c------
 *   call   ---(abc)--
 */
export const askStatus: Epic = (action$, state$, { send }) => {
  const answer$ = ({ kind, ids }: Batch): Observable<DomainEvent> =>
    defer(() => {
      const ordinal = selectQuestions(state$.value) + 1;
      return concat(
        of(events.statusAsked({ ordinal })),
        ask(send, likeStatusCall, { body: { kind, ids: [...ids] } }).pipe(
          map((standings): DomainEvent => events.statusLoaded({ ordinal, kind, standings })),
          ifFailed((problem) => events.statusFailed({ kind, problem })),
        ),
      );
    }).pipe(takeUntil(action$.pipe(filter(auth.loggedOut.match))));
  return action$.pipe(
    filter(commands.askStatus.match),
    filter(() => selectMember(state$.value) !== undefined),
    map(({ payload }) => payload),
    gatherFrame(),
    mergeMap((records) => from(batchesOf(records))),
    mergeMap(answer$),
  );
};
