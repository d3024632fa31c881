import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsFormOpen } from '../selectors';

export const cancel = when(commands.cancel, (_, state) =>
  selectIsFormOpen(state) ? events.formCancelled() : undefined,
);
