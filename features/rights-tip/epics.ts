import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { selectCause, selectIsTipOpen } from './selectors';

/** A page without rights may be refused several calls at once: one tip for all. */
export const openTip = when(commands.openTip, (payload, state) =>
  !selectIsTipOpen(state) ? events.tipOpened(payload) : undefined,
);

export const closeTip = when(commands.closeTip, (_, state) =>
  selectIsTipOpen(state) ? events.tipClosed() : undefined,
);

export const choose = allOf(
  when(commands.buy, (_, state) => events.purchaseWanted({ cause: selectCause(state) })),
  when(commands.tryOut, (_, state) => events.trialWanted({ cause: selectCause(state) })),
);
