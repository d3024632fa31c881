import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsDeskOpen } from '../selectors';

export const openDesk = when(commands.openDesk, (payload) => events.deskOpened(payload));

export const closeDesk = when(commands.closeDesk, (_, state) =>
  selectIsDeskOpen(state) ? events.deskClosed() : undefined,
);
