import {
  catchError,
  concat,
  concatMap,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  of,
  switchMap,
  take,
  takeUntil,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { problemOf } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { challengeCall, type Purpose } from './contract';
import { events } from './events';
import { selectNextPurpose, selectStatus } from './selectors';

const BEGINNINGS: readonly string[] = ['asking', 'failed'];

/** A second press while the work is on its way begins nothing. */
export const begin = when(commands.begin, (_, state) =>
  BEGINNINGS.includes(selectStatus(state)) ? events.workRequested() : undefined,
);

/** Closing what has passed already takes nothing back. */
export const dismiss = when(commands.dismiss, (_, state) => {
  const status = selectStatus(state);
  if (status === 'closed') return undefined;
  return status === 'passed' ? events.captchaClosed() : events.captchaDismissed();
});

const answerOne$ = (purpose: Purpose, { send, captcha }: Ports): Observable<DomainEvent> =>
  ask(send, challengeCall, { query: { purpose }, session: 'none' }).pipe(
    map((challenge) => ({ challenge })),
    catchError((error: unknown) => of({ problem: problemOf(error) })),
    switchMap((found) => {
      if ('problem' in found) return of(events.challengeFailed(found));
      const work$ = captcha.solve(found.challenge).pipe(
        take(1),
        // The fact first, the answer after it: the log tells them in this order.
        switchMap((answer) =>
          concat(
            of(events.captchaSolved({ purpose })),
            defer(() => {
              captcha.hand(purpose, answer);
              return EMPTY;
            }),
          ),
        ),
        ifFailed((problem) => events.workFailed({ problem })),
      );
      return concat(of(events.challengeLoaded({ purpose })), work$);
    }),
  );

/**
 * Works while the member has agreed and calls wait: one challenge for each call, one after another.
 * Every event that may leave work asks once; concatMap and the look at the state make idle questions harmless.
 */
export const work: Epic = (action$, state$, ports) => {
  const stopped$ = merge(
    action$.pipe(filter(events.captchaDismissed.match)),
    // The last waiting call is gone: nobody needs what is being worked on.
    action$.pipe(
      filter(events.waitingEnded.match),
      filter(() => selectNextPurpose(state$.value) === undefined),
    ),
  );
  return merge(
    action$.pipe(filter(events.workRequested.match)),
    action$.pipe(filter(events.captchaRequired.match)),
    action$.pipe(filter(events.captchaSolved.match)),
  ).pipe(
    concatMap((cause) =>
      defer(() => {
        const purpose = selectNextPurpose(state$.value);
        if (purpose === undefined) return EMPTY;
        return answerOne$(purpose, ports).pipe(
          takeUntil(stopped$),
          map((event) => causedBy(event, cause)),
        );
      }),
    ),
  );
};
