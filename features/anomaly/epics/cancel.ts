import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsFormOpen } from '../selectors';

export const cancel: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.cancel.match),
    filter(() => selectIsFormOpen(state$.value)),
    map((command) => events.formCancelled(undefined, command)),
  );
