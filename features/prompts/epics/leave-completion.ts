import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectCompletion } from '../selectors';

export const leaveCompletion = when(commands.leaveCompletion, ({ id, path }, state, { address }) => {
  if (selectCompletion(state)?.id !== id) return undefined;
  if (path !== undefined) address.go(path);
  return events.completionSeen({ id });
});
