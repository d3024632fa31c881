import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

export const pickRegion: Epic = (action$) =>
  action$.pipe(
    filter(commands.pickRegion.match),
    map((command) => events.regionPicked({ ...command.payload, by: 'member' }, command)),
  );
