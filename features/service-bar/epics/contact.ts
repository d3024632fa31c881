import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsContactOpen } from '../selectors';

export const closeContact: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.closeContact.match),
    filter(() => selectIsContactOpen(state$.value)),
    map((command) => events.contactClosed(undefined, command)),
  );

export const writeMessage: Epic = (action$) =>
  action$.pipe(
    filter(commands.writeMessage.match),
    map((command) => events.messageWanted(undefined, command)),
  );
