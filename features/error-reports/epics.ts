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
import { MOST, reportCall, type ErrorReport } from './contract';
import { events } from './events';
import { scrub } from './scrub';

/** Something broke in the page. */
export interface Failure {
  readonly kind: ErrorReport['kind'];
  readonly error: unknown;
  /** Path of the route, with its query or without. */
  readonly place: string;
}

interface Circumstances {
  readonly release: string;
  /** Names and numbers of whoever is logged in. */
  readonly known: readonly string[];
}

const NO_ERROR = 'NonError';

const wordsOf = (error: unknown): Pick<ErrorReport, 'name' | 'message' | 'stack'> => {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: NO_ERROR, message: typeof error === 'string' ? error : typeof error, stack: '' };
};

/** Cleaning takes the longer the longer a text is; a word is cleaned whole or left out. */
const bounded = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const lastGap = head.search(/\s\S*$/);
  return lastGap < 0 ? head : head.slice(0, lastGap);
};

/** What may leave the page: cut to its measure after it is cleaned, so that no half of a key is left. */
export const reportOf = ({ kind, error, place }: Failure, { release, known }: Circumstances): ErrorReport => {
  const { name, message, stack } = wordsOf(error);
  const clean = (text: string, limit: number) => scrub(bounded(text, 2 * limit), known).slice(0, limit);
  return {
    kind,
    name: clean(name, MOST.name),
    message: clean(message, MOST.message),
    stack: clean(stack, MOST.stack),
    place: clean(place.split('?')[0] ?? '', MOST.place),
    release: release.slice(0, MOST.release),
  };
};

/** Two reports with the same sign tell the same. */
export const signOf = ({ kind, name, message, stack }: ErrorReport): string =>
  [kind, name, message, stack.split('\n').slice(0, 3).join('\n')].join('\n');

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
