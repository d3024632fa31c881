import {
  auditTime,
  buffer,
  catchError,
  concat,
  defer,
  filter,
  from,
  map,
  mergeMap,
  of,
  share,
  takeUntil,
  type Observable,
} from 'rxjs';
import { reader, requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import type { DomainEvent } from '../../../src/kernel/messages';
import { problemOf } from '../../../src/kernel/send';
import { events as auth } from '../../auth/events';
import { commands } from '../commands';
import { likeStatusCall, STATUS_AT_ONCE } from '../contract';
import { events } from '../events';
import type { RecordKey } from '../record-key';
import { selectMember, selectQuestions } from '../selectors';

/** The rows of a list are drawn in one frame. */
const FRAME_MS = 16;
const read = reader(likeStatusCall);

interface Batch {
  readonly kind: string;
  readonly ids: readonly string[];
}

const batchesOf = (records: readonly RecordKey[]): readonly Batch[] => {
  const idsOf = new Map<string, Set<string>>();
  for (const { kind, id } of records) idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id));
  return [...idsOf].flatMap(([kind, ids]) => {
    const all = [...ids];
    return Array.from({ length: Math.ceil(all.length / STATUS_AT_ONCE) }, (_, batch) => ({
      kind,
      ids: all.slice(batch * STATUS_AT_ONCE, (batch + 1) * STATUS_AT_ONCE),
    }));
  });
};

/**
 * One call for all the buttons that come into sight within a frame. A status that cannot be had is told nobody.
 *
 *   ask    ab-c------
 *   call   ---(abc)--
 */
export const askStatus: Epic = (action$, state$, { send }) => {
  const wanted$ = action$.pipe(
    filter(commands.askStatus.match),
    filter(() => selectMember(state$.value) !== undefined),
    map(({ payload }) => payload),
    share(),
  );
  const answer$ = ({ kind, ids }: Batch): Observable<DomainEvent> =>
    defer(() => {
      const ordinal = selectQuestions(state$.value) + 1;
      return concat(
        of(events.statusAsked({ ordinal })),
        send({ ...requestOf(likeStatusCall, { body: { kind, ids: [...ids] } }), quiet: true }).pipe(
          map(({ data }) => events.statusFound({ ordinal, kind, standings: read(data) })),
          catchError((error: unknown) => of(events.statusLost({ kind, problem: problemOf(error) }))),
        ),
      );
    }).pipe(takeUntil(action$.pipe(filter(auth.loggedOut.match))));
  return wanted$.pipe(
    buffer(wanted$.pipe(auditTime(FRAME_MS))),
    mergeMap((records) => from(batchesOf(records))),
    mergeMap(answer$),
  );
};
