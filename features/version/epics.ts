import { EMPTY, exhaustMap, filter, merge, of, throttleTime, timer, type Observable } from 'rxjs';
import { ask, polling } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import type { KeyValueStore } from '#src/kernel/ports';
import { versionCall } from './contract';
import { events } from './events';
import { selectHeld, selectIsReloading } from './selectors';

const KEY = 'reloadedFor';
const MOST_KEPT = 10;

/**
 * Versions this tab was loaded anew for. Each counts once: while servers of two versions stand side by side, a tab
 * must not be sent to and fro between them.
 */
export const reloadedOn = (tab: KeyValueStore) => {
  const all = (): readonly string[] => tab.get(KEY)?.split(' ') ?? [];
  return {
    has: (version: string): boolean => all().includes(version),
    add: (version: string): void => tab.set(KEY, [...all(), version].slice(-MOST_KEPT).join(' ')),
  };
};

const EVERY_MS = 300_000;
/** However often the tab is looked at. */
const AT_MOST_EVERY_MS = 10_000;

/** Asks every five minutes and whenever the tab is looked at again. */
export const watchVersion =
  (focused$: Observable<unknown>): Epic =>
  (_action$, state$, { send, tab }) =>
    merge(timer(0, EVERY_MS), focused$).pipe(
      throttleTime(AT_MOST_EVERY_MS),
      filter(() => !selectIsReloading(state$.value)),
      polling(() => ask(send, versionCall, { session: 'none' })),
      exhaustMap(({ version }) => {
        const held = selectHeld(state$.value);
        if (held === undefined) return of(events.versionFound({ version }));
        return held === version || reloadedOn(tab).has(version)
          ? EMPTY
          : of(events.versionChanged({ version }));
      }),
    );
