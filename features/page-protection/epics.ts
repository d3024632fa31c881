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
  type Observable,
} from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { IGNORE_BREAKPOINTS } from '#src/kernel/ports';
import { events } from './events';

export interface PressedKey {
  /** As the keyboard event names it: `F12`, `I`. */
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** Nothing comes of it. */
  readonly block: () => void;
}

export interface AskedMenu {
  /** Asked for with the right button of a mouse; not with the keyboard, a finger, a switch or a voice. */
  readonly byMouse: boolean;
  /** In a field or any other text that can be changed. */
  readonly isInField: boolean;
  /** On text that is selected. */
  readonly isOnSelection: boolean;
  /** On a picture that may be saved and copied. */
  readonly isOnOpenPicture: boolean;
  readonly block: () => void;
}

/** Port: what the reader does with the page. */
export interface PageWatch {
  readonly keys$: Observable<PressedKey>;
  readonly menus$: Observable<AskedMenu>;
  /** The whole address, and again whenever it changes. */
  readonly address$: Observable<string>;
  /** Whether the page is seen; first as it is, then every change. */
  readonly seen$: Observable<boolean>;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
}

export const isTimerOff = (address: string): boolean => address.endsWith(IGNORE_BREAKPOINTS);

const isTools = ({ key, ctrl, shift, alt, meta }: PressedKey): boolean =>
  key.toUpperCase() === 'I' && ((ctrl && shift) || (meta && alt));

/** F12, and what opens the same tools in other words: Ctrl+Shift+I, on a Mac ⌥⌘I. */
export const isBlockedKey = (pressed: PressedKey): boolean => pressed.key === 'F12' || isTools(pressed);

export const isBlockedMenu = ({ byMouse, isInField, isOnSelection, isOnOpenPicture }: AskedMenu): boolean =>
  byMouse && !isInField && !isOnSelection && !isOnOpenPicture;

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
