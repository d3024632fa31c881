import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsDeskOpen } from '../selectors';

export const openDesk: Epic = (action$) =>
  action$.pipe(
    filter(commands.openDesk.match),
    map((command) => events.deskOpened(command.payload, command)),
  );

export const closeDesk: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.closeDesk.match),
    filter(() => selectIsDeskOpen(state$.value)),
    map((command) => events.deskClosed(undefined, command)),
  );
