import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectStatus } from '../selectors';

const BEGINNINGS: readonly string[] = ['asking', 'failed'];

/** A second press while the work is on its way begins nothing. */
export const begin: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.begin.match),
    filter(() => BEGINNINGS.includes(selectStatus(state$.value))),
    map((command) => events.workRequested(undefined, command)),
  );
