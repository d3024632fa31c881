import {
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';

/** Reading moves nothing for a while. */
const IDLE_MS = 120_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Whether somebody is there: the page is in sight, and a hand has moved something within two minutes. */
export const attentionTo = (view: Window): Observable<boolean> => {
  const { document } = view;
  const isVisible$ = fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    map(() => document.visibilityState === 'visible'),
    distinctUntilChanged(),
  );
  const sign$ = merge(
    ...SIGNS.map((name) => fromEvent(document, name, { capture: true, passive: true })),
  ).pipe(startWith(undefined));
  const isActive$ = sign$.pipe(
    switchMap(() =>
      timer(IDLE_MS).pipe(
        map(() => false),
        startWith(true),
      ),
    ),
  );
  return isVisible$.pipe(
    switchMap((isVisible) => (isVisible ? isActive$ : of(false))),
    distinctUntilChanged(),
  );
};
