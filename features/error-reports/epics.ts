import {
  defaultIfEmpty,
  delay,
  distinct,
  filter,
  last,
  map,
  merge,
  mergeMap,
  startWith,
  take,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { reportCall, type ErrorReport } from './contract';
import { events } from './events';
import type { Failure } from './failure';
import { reportOf, signOf } from './report-of';

/** Port: a service outside that takes reports. */
export type Outside = (report: ErrorReport) => Observable<unknown>;

/** Told once: a report that is lost is no failure to report. */
export const deliverReport = (outside?: Outside): Epic =>
  attempt({
    on: commands.deliver,
    overlap: mergeMap,
    outlivesSession: true,
    work: ({ report }, { send }) =>
      (outside?.(report) ?? ask(send, reportCall, { body: report, session: 'none' })).pipe(
        defaultIfEmpty(undefined),
        last(),
      ),
    succeeded: () => events.reportDelivered(),
    failed: (problem) => events.reportFailed({ problem }),
  });

/** A page that breaks without end says so this often. */
const MOST_A_PAGE = 20;

export interface FailureSource {
  readonly failures$: Observable<Failure>;
  /** Which build this page is. */
  readonly release: string;
}

/** Every failure once. */
export const noticeFailures =
  ({ failures$, release }: FailureSource): Epic =>
  (action$) => {
    const known$ = merge(
      action$.pipe(
        filter(auth.loggedIn.match),
        map(({ payload: { user } }) => [user.fullName, user.accountName, user.globalId, user.passwordMobile]),
      ),
      action$.pipe(
        filter(auth.loggedOut.match),
        map((): readonly string[] => []),
      ),
    ).pipe(startWith<readonly string[]>([]));
    return failures$.pipe(
      // What broke before this slice joined must wait until it has heard who is logged in.
      delay(0),
      withLatestFrom(known$),
      map(([failure, known]) => reportOf(failure, { release, known })),
      distinct(signOf),
      take(MOST_A_PAGE),
      map((report) => events.failureNoticed({ report })),
    );
  };
