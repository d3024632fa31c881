import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { selectCompletion, selectPrompt } from './selectors';

/** A second press on a dialog that is closing answers nothing. */
export const answer = when(commands.answer, (given, state) =>
  selectPrompt(state)?.id === given.id ? events.promptAnswered(given) : undefined,
);

export const leaveCompletion = when(commands.leaveCompletion, ({ id, path }, state, { address }) => {
  if (selectCompletion(state)?.id !== id) return undefined;
  if (path !== undefined) address.go(path);
  return events.completionSeen({ id });
});
