import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

export const choose: Epic = (action$) =>
  action$.pipe(
    filter(commands.choose.match),
    map((command) => events.itemChosen(command.payload, command)),
  );
