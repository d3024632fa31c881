import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  pairwise,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from './events';
import { isBlockedKey, isBlockedMenu, isTimerOff } from './rules';
import type { PageWatch } from './watch';

/** The browser asks once and at once: blocking cannot wait for a later turn. */
export const blockTools =
  ({ keys$, menus$ }: Pick<PageWatch, 'keys$' | 'menus$'>): Epic =>
  () =>
    merge(
      keys$.pipe(
        filter(isBlockedKey),
        tap(({ block }) => block()),
        map(({ key }) => events.keyBlocked({ key: key.toUpperCase() })),
      ),
      menus$.pipe(
        filter(isBlockedMenu),
        tap(({ block }) => block()),
        map(() => events.menuBlocked()),
      ),
    );

const EVERY_MS = 50;
/** Slow machines stand still for a second or two by themselves. */
const PAUSE_MS = 3_000;
/** A computer that slept stood still for longer than anybody looks at one line. */
const SLEEP_MS = 600_000;
const MOST_TOLD = 3;

/**
 * Looks at the clock every 50 ms. It sets no breakpoint, stops nothing, hides nothing and tells nobody on the page:
 * a pause is a fact for the analysts, and at most three a page. It rests while the page is not seen.
 */
export const noticePauses =
  ({ address$, seen$, elapsed }: Pick<PageWatch, 'address$' | 'seen$' | 'elapsed'>): Epic =>
  () => {
    const pauses$ = defer(() =>
      interval(EVERY_MS).pipe(
        startWith(undefined),
        map(() => elapsed()),
        pairwise(),
        map(([before, after]) => after - before),
        filter((ms) => ms >= PAUSE_MS && ms < SLEEP_MS),
      ),
    );
    return combineLatest([address$.pipe(map(isTimerOff)), seen$]).pipe(
      map(([isOff, isSeen]) => isSeen && !isOff),
      distinctUntilChanged(),
      switchMap((isWatching) => (isWatching ? pauses$ : EMPTY)),
      take(MOST_TOLD),
      map((ms) => events.pauseNoticed({ ms: Math.round(ms) })),
    );
  };
