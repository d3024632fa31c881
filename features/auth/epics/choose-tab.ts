import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';

export const chooseTab: Epic = (action$) =>
  action$.pipe(
    filter(commands.chooseTab.match),
    map((command) => events.tabChosen(command.payload, command)),
  );
