import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectCause, selectIsTipOpen } from '../selectors';

/** A page without rights may be refused several calls at once: one tip for all. */
export const openTip = when(commands.openTip, (payload, state) =>
  !selectIsTipOpen(state) ? events.tipOpened(payload) : undefined,
);

export const closeTip = when(commands.closeTip, (_, state) =>
  selectIsTipOpen(state) ? events.tipClosed() : undefined,
);

export const choose: Epic = (action$, state$) =>
  action$.pipe(
    filter((action) => commands.buy.match(action) || commands.tryOut.match(action)),
    map((command) => {
      const wanted = commands.buy.match(command) ? events.purchaseWanted : events.trialWanted;
      return wanted({ cause: selectCause(state$.value) }, command);
    }),
  );
