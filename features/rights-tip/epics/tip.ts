import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectCause, selectIsTipOpen } from '../selectors';

/** A page without rights may be refused several calls at once: one tip for all. */
export const openTip: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.openTip.match),
    filter(() => !selectIsTipOpen(state$.value)),
    map((command) => events.tipOpened(command.payload, command)),
  );

export const closeTip: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.closeTip.match),
    filter(() => selectIsTipOpen(state$.value)),
    map((command) => events.tipClosed(undefined, command)),
  );

export const choose: Epic = (action$, state$) =>
  action$.pipe(
    filter((action) => commands.buy.match(action) || commands.tryOut.match(action)),
    map((command) => {
      const wanted = commands.buy.match(command) ? events.purchaseWanted : events.trialWanted;
      return wanted({ cause: selectCause(state$.value) }, command);
    }),
  );
