import {
  catchError,
  concat,
  concatMap,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  repeat,
  startWith,
  take,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import { events as auth } from '#features/auth/events';
import { ask } from '#src/calls/exchange';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, waitOf } from '#src/kernel/send';
import { trackCall } from '../contract';
import { MOST_IN_BATCH, trackBatchCall } from '../contract-batch';
import { events } from '../events';
import { fitting, sendableOwners, type DeliveryPorts, type Outbox, type WaitingFact } from '../outbox';
import { selectTracking } from '../selectors';
import { GONE, idsOf, KEPT, refused, toldDropped } from './telling';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
/** Of the 256 KiB that the call takes, what stands around the facts left out. */
const BATCH_BYTES = 260_000;
/** Whoever waited longer is of a backlog. */
const LATE_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;

/** The server has read it and will never take it. */
const UNREADABLE = [400, 413];
/** A gateway without the call for many. */
const ABSENT = 404;

const isUnfit = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof CallRefused && statuses.includes(error.reply.httpStatus);

interface Given {
  readonly taken: readonly WaitingFact[];
  readonly refused: readonly WaitingFact[];
}

/** Facts that are over the budget of their sender are answered, and not stored. */
const OVER_BUDGET = 'the server has put them off';

const sent = (send: Ports['send'], facts: readonly WaitingFact[]): Observable<unknown> => {
  const [first] = facts;
  if (facts.length === 1 && first)
    return send({ ...requestOf(trackCall, { body: first.body }), session: 'none', quiet: true });
  const body = { events: facts.map((fact) => fact.body) };
  return ask(send, trackBatchCall, { body, session: 'none' }).pipe(
    tap(({ ok, dup, bad }) => {
      if (ok + dup + bad.length < facts.length) throw new Error(OVER_BUDGET);
    }),
  );
};

/** A fact alone goes by the specification's call. Fails where it is worth another try. */
const give = (send: Ports['send'], facts: readonly WaitingFact[]): Observable<Given> =>
  sent(send, facts).pipe(
    map((): Given => ({ taken: facts, refused: [] })),
    catchError((error: unknown) => {
      const isAlone = facts.length === 1;
      if (isAlone && isUnfit(error, UNREADABLE)) return of({ taken: [], refused: facts });
      if (isAlone || !isUnfit(error, [...UNREADABLE, ABSENT])) throw error;
      return from(facts).pipe(concatMap((fact) => give(send, [fact])));
    }),
  );

/** Between the half and the whole of a time that doubles, so that browsers do not all come back at once. */
const waitAfter = (failures: number, error: unknown, ids: Ports['ids']): number => {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  const share = (ids.entry() % 1_000) / 1_000;
  return Math.max((longest * (1 + share)) / 2, waitOf(error));
};

/** Sends what waits until nothing does, and again whenever something is kept. One at a time for an outbox. */
export const drain =
  (outbox: Outbox, { online$ }: Pick<DeliveryPorts, 'online$'>): Epic =>
  (action$, state$, { send, now, ids, tabs }) =>
    defer(() => {
      let isWanted = true;
      let failures = 0;
      let late = { n: 0, oldestMs: 0 };

      const settle = ({ taken, refused: unfit }: Given): Observable<DomainEvent> =>
        outbox.remove(idsOf([...taken, ...unfit])).pipe(
          mergeMap(() => {
            failures = 0;
            const waits = taken.map(({ at }) => now() - at).filter((wait) => wait > LATE_MS);
            late = { n: late.n + waits.length, oldestMs: Math.max(late.oldestMs, ...waits) };
            tabs.say(GONE + idsOf([...taken, ...unfit]).join(' '));
            return [
              ...(taken.length > 0 ? [events.factsTaken({ ids: idsOf(taken) })] : []),
              ...toldDropped(unfit, 'refused'),
            ];
          }),
        );
      const told = (): readonly DomainEvent[] => {
        if (late.n === 0) return [];
        const drained = events.backlogDrained(late);
        late = { n: 0, oldestMs: 0 };
        return [drained];
      };
      const pause = (error: unknown): Observable<never> => {
        failures += 1;
        const wait$ = timer(waitAfter(failures, error, ids));
        return merge(wait$, waitOf(error) > 0 ? EMPTY : online$).pipe(take(1), ignoreElements());
      };
      const step$ = defer(() => {
        isWanted = false;
        return outbox.next(MOST_IN_BATCH, sendableOwners(selectTracking(state$.value).accountName));
      }).pipe(
        concatMap((facts): Observable<DomainEvent> => {
          if (facts.length === 0) return from(told());
          isWanted = true;
          return give(send, fitting(facts, BATCH_BYTES)).pipe(catchError(pause), concatMap(settle));
        }),
      );
      const age$ = defer(() => outbox.removeBefore(now() - WEEK_MS)).pipe(
        mergeMap((facts) => toldDropped(facts, 'age')),
      );
      return merge(
        action$.pipe(filter((action) => events.factsKept.match(action) || auth.loggedIn.match(action))),
        tabs.heard$.pipe(filter((word) => word === KEPT)),
        online$,
      ).pipe(
        startWith(undefined),
        tap(() => {
          isWanted = true;
        }),
        exhaustMap(() => concat(age$, step$.pipe(repeat({ delay: () => (isWanted ? of(true) : EMPTY) })))),
      );
    });

const TURN = 'tracking outbox';

/** One tab of the browser drains what all of them keep; when it closes, the next takes over. */
export const drainShared =
  (shared: Outbox, delivery: Pick<DeliveryPorts, 'online$'>): Epic =>
  (action$, state$, ports) =>
    ports
      .turn(TURN, drain(shared, delivery)(action$, state$, ports))
      .pipe(catchError(() => of(refused('storage'))));
