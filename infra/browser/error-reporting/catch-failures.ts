import { ReplaySubject, type Observable } from 'rxjs';

type FailureKind = 'uncaught' | 'rejection' | 'view' | 'epic';

export interface Failure {
  readonly kind: FailureKind;
  readonly error: unknown;
  /** Behind the `#`. */
  readonly place: string;
}

export interface Failures {
  /** Also those from before anybody listened. */
  readonly failures$: Observable<Failure>;
  /** For failures that somebody has caught: views by their boundary, epics by their supervisor. */
  readonly tell: (kind: FailureKind, error: unknown) => void;
}

const MOST_WAITING = 20;

/** Chromium's way to say that an observer will be called once more; nothing is broken. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

/** Listens from now on for as long as the page lives. */
export const catchFailures = (view: Window): Failures => {
  const failure$ = new ReplaySubject<Failure>(MOST_WAITING);
  const tell = (kind: FailureKind, error: unknown): void =>
    failure$.next({ kind, error, place: view.location.hash.slice(1) });
  view.addEventListener('error', ({ error, message }: ErrorEvent) => {
    if (!isHarmless(message)) tell('uncaught', (error as unknown) ?? message);
  });
  view.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  return { failures$: failure$.asObservable(), tell };
};
