import { concat, defer, filter, from, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import type { BodyOf, Call, DataOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { gatherFrame } from '#src/kernel/gather';
import type { DomainEvent, Heard } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import type { RootState } from '#src/kernel/state';
import { ask } from './exchange';

export interface Together<P, T extends string, Batch, C extends Call> {
  readonly on: Heard<'command', P, T>;
  readonly isWanted: (state: RootState) => boolean;
  readonly batchesOf: (wanted: readonly P[]) => readonly Batch[];
  readonly call: C;
  readonly bodyOf: (batch: Batch) => BodyOf<C>;
  /** Questions are numbered, because answers may come in another order. */
  readonly questionsIn: (state: RootState) => number;
  readonly asked: (ordinal: number) => DomainEvent;
  readonly answered: (data: DataOf<C>, batch: Batch, ordinal: number) => DomainEvent;
  readonly failed: (problem: Problem, batch: Batch) => DomainEvent;
}

/**
 * One call, or as few as will do, for all that is asked about within a frame.
 *
 *   ask    ab-c------
 *   call   ---(abc)--
 */
export const askTogether =
  <P, T extends string, Batch, C extends Call>(plan: Together<P, T, Batch, C>): Epic =>
  (action$, state$, { send }) => {
    const answer$ = (batch: Batch): Observable<DomainEvent> =>
      defer(() => {
        const ordinal = plan.questionsIn(state$.value) + 1;
        return concat(
          of(plan.asked(ordinal)),
          ask<Call>(send, plan.call, { body: plan.bodyOf(batch) }).pipe(
            map((data) => plan.answered(data as DataOf<C>, batch, ordinal)),
            ifFailed((problem) => plan.failed(problem, batch)),
          ),
        );
      }).pipe(takeUntil(action$.pipe(filter(session.loggedOut.match))));
    return action$.pipe(
      filter(plan.on.match),
      filter(() => plan.isWanted(state$.value)),
      map(({ payload }) => payload),
      gatherFrame(),
      mergeMap((wanted) => from(plan.batchesOf(wanted))),
      mergeMap(answer$),
    );
  };
