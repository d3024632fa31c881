import {
  catchError,
  filter,
  map,
  NEVER,
  of,
  startWith,
  takeUntil,
  type Observable,
  type ObservableInput,
  type OperatorFunction,
} from 'rxjs';
import type { Epic } from './epic';
import { causedBy, type Heard, type DomainEvent, type Message } from './messages';
import type { RootState } from './state';
import { problemOf, type ApiReply, type ApiRequest, type Problem } from './send';

type Flatten = <A, B>(project: (value: A) => ObservableInput<B>) => OperatorFunction<A, B>;

export interface Exchange<P, T extends string, R> {
  readonly on: Heard<'command', P, T>;
  /** switchMap: latest wins. exhaustMap: first wins. concatMap: in order. mergeMap: all at once. */
  readonly overlap: Flatten;
  readonly request: (payload: P, state: RootState) => ApiRequest;
  /** Throws when the data is not what the contract promises; the call then counts as failed. */
  readonly read: (data: unknown, reply: ApiReply) => R;
  /** An answer that comes after this was heard is dropped, and its request cancelled. */
  readonly until?: (action: unknown) => boolean;
  readonly started?: (payload: P) => DomainEvent;
  readonly succeeded: (result: R, payload: P) => DomainEvent;
  readonly failed: (problem: Problem, payload: P) => DomainEvent;
}

/** command → gateway → started, then succeeded or failed. */
export const exchange =
  <P, T extends string, R>(plan: Exchange<P, T, R>): Epic =>
  (action$, state$, { send }) =>
    action$.pipe(
      filter(plan.on.match),
      plan.overlap((command: Message<'command', P, T>): Observable<DomainEvent> => {
        const { payload } = command;
        const outcome$ = send(plan.request(payload, state$.value)).pipe(
          map((reply) => plan.succeeded(plan.read(reply.data, reply), payload)),
          catchError((error: unknown) => of(plan.failed(problemOf(error), payload))),
          takeUntil(plan.until ? action$.pipe(filter(plan.until)) : NEVER),
        );
        return (plan.started ? outcome$.pipe(startWith(plan.started(payload))) : outcome$).pipe(
          map((event) => causedBy(event, command)),
        );
      }),
    );
