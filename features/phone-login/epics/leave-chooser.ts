import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectStep } from '../selectors';

/** Once a login has begun there is no way back from it. */
export const leaveChooser = when(commands.leaveChooser, (_, state) =>
  selectStep(state) === 'choosing' ? events.chooserLeft() : undefined,
);
