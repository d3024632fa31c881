import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  filter,
  finalize,
  map,
  of,
  startWith,
  takeUntil,
  tap,
  type Observable,
  type ObservableInput,
  type OperatorFunction,
} from 'rxjs';
import type { Epic } from './epic';
import {
  causedBy,
  messagesIn,
  type DomainEvent,
  type Heard,
  type Kind,
  type Message,
  type Told,
} from './messages';
import type { Ports } from './ports';
import { problemOf, type Problem } from './send';
import { session } from './shared-events';
import type { RootState } from './state';

type Flatten = <A, B>(project: (value: A) => ObservableInput<B>) => OperatorFunction<A, B>;
export interface Outcome<P, T extends string, R> {
  readonly on: Heard<Kind, P, T>;
  /** switchMap: latest wins. exhaustMap: first wins. concatMap: in order. mergeMap: all at once. */
  readonly overlap: Flatten;
  /** With mergeMap: what it is about. Nothing begins about what something is under way for. */
  readonly subject?: (payload: P) => string;
  /** What comes after this, or after the member has logged out, is dropped, and its request cancelled. */
  readonly until?: (action: Message) => boolean;
  readonly outlivesSession?: boolean;
  readonly started?: (payload: P) => DomainEvent;
  readonly succeeded: (result: R, payload: P, state: RootState) => Told;
  readonly failed: (problem: Problem, payload: P) => Told;
}

export interface Attempt<P, T extends string, R> extends Outcome<P, T, R> {
  /** Answering `undefined` asks for nothing, and nothing is told. */
  readonly work: (payload: P, ports: Ports, state: RootState) => Observable<R> | undefined;
}

/** The failure of a part of some work, told as an event. */
export const ifFailed = <T>(tell: (problem: Problem) => DomainEvent): OperatorFunction<T, T | DomainEvent> =>
  catchError((error: unknown) => of(tell(problemOf(error))));

/** Message → work → started, then succeeded or failed. */
export const attempt =
  <P, T extends string, R>(plan: Attempt<P, T, R>): Epic =>
  (action$, state$, ports) => {
    const { until, outlivesSession, subject, started, succeeded, failed } = plan;
    const isEnd = (action: Message): boolean =>
      (!outlivesSession && session.loggedOut.match(action)) || until?.(action) === true;
    const end$ = action$.pipe(filter(isEnd));
    const work$ = (cause: Message<Kind, P, T>): Observable<Message> => {
      const { payload } = cause;
      const result$ = plan.work(payload, ports, state$.value);
      if (!result$) return EMPTY;
      const outcome$ = result$.pipe(
        concatMap((result) => messagesIn(succeeded(result, payload, state$.value))),
        catchError((error: unknown) => messagesIn(failed(problemOf(error), payload))),
        takeUntil(end$),
      );
      return (started ? outcome$.pipe(startWith(started(payload))) : outcome$).pipe(
        map((message) => causedBy(message, cause)),
      );
    };
    return defer(() => {
      let ends = 0;
      const busy = new Set<string>();
      const once$ = (cause: Message<Kind, P, T>): Observable<Message> => {
        const about = subject?.(cause.payload);
        if (about === undefined) return work$(cause);
        if (busy.has(about)) return EMPTY;
        busy.add(about);
        return work$(cause).pipe(finalize(() => busy.delete(about)));
      };
      type Asked = readonly [cause: Message<Kind, P, T>, ends: number];
      return action$.pipe(
        tap((action) => {
          if (isEnd(action)) ends += 1;
        }),
        filter(plan.on.match),
        map((cause): Asked => [cause, ends]),
        // An end lets the next in the queue begin, which has ended with the one before it.
        plan.overlap(([cause, before]) => (before === ends ? once$(cause) : EMPTY)),
      );
    });
  };
