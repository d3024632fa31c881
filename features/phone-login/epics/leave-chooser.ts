import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectStep } from '../selectors';

/** Once a login has begun there is no way back from it. */
export const leaveChooser: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.leaveChooser.match),
    filter(() => selectStep(state$.value) === 'choosing'),
    map((command) => events.chooserLeft(undefined, command)),
  );
