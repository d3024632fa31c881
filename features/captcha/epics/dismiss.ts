import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectStatus } from '../selectors';

/** Closing what has passed already takes nothing back. */
export const dismiss: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.dismiss.match),
    filter(() => selectStatus(state$.value) !== 'closed'),
    map((command) =>
      selectStatus(state$.value) === 'passed'
        ? events.captchaClosed(undefined, command)
        : events.captchaDismissed(undefined, command),
    ),
  );
