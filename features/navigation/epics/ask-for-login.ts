import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { commands } from '../commands';
import { events } from '../events';

export const askForLogin: Epic = (action$) =>
  action$.pipe(
    filter(commands.askForLogin.match),
    map((command) => causedBy(events.loginWanted(command.payload), command)),
  );
