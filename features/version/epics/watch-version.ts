import { catchError, EMPTY, exhaustMap, filter, merge, of, throttleTime, timer, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { versionCall } from '../contract';
import { events } from '../events';
import { reloadedOn } from '../reloaded';
import { selectHeld, selectIsReloading } from '../selectors';

const EVERY_MS = 300_000;
/** Whoever jumps between windows asks no oftener than this. */
const AT_MOST_EVERY_MS = 10_000;

/** Asks every five minutes and whenever the tab is looked at again; an answer that does not come is no answer. */
export const watchVersion =
  (focused$: Observable<unknown>): Epic =>
  (_action$, state$, { send, tab }) =>
    merge(timer(0, EVERY_MS), focused$).pipe(
      throttleTime(AT_MOST_EVERY_MS),
      filter(() => !selectIsReloading(state$.value)),
      exhaustMap(() => ask(send, versionCall, { session: 'none' }).pipe(catchError(() => EMPTY))),
      exhaustMap(({ version }) => {
        const held = selectHeld(state$.value);
        if (held === undefined) return of(events.versionFound({ version }));
        return held === version || reloadedOn(tab).has(version)
          ? EMPTY
          : of(events.versionChanged({ version }));
      }),
    );
