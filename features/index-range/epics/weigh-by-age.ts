import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

export const weighByAge: Epic = (action$) =>
  action$.pipe(
    filter(commands.weighByAge.match),
    map((command) => events.ageWeighed(command.payload, command)),
  );
