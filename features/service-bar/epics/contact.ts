import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsContactOpen } from '../selectors';

export const closeContact = when(commands.closeContact, (_, state) =>
  selectIsContactOpen(state) ? events.contactClosed() : undefined,
);

export const writeMessage = when(commands.writeMessage, () => events.messageWanted());
