import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

export const dismissExport: Epic = (action$) =>
  action$.pipe(
    filter(commands.dismissExport.match),
    map((command) => events.exportDismissed(undefined, command)),
  );
