import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectApplicant } from '../selectors';

export const dismissResult = when(commands.dismissResult, (_, state) =>
  selectApplicant(state).status === 'ended' ? events.resultDismissed() : undefined,
);
