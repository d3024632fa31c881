import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectStatus } from '../selectors';

/** Closing what has passed already takes nothing back. */
export const dismiss = when(commands.dismiss, (_, state) => {
  const status = selectStatus(state);
  if (status === 'closed') return undefined;
  return status === 'passed' ? events.captchaClosed() : events.captchaDismissed();
});
