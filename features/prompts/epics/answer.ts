import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectPrompt } from '../selectors';

/** A second press on a dialog that is closing answers nothing. */
export const answer = when(commands.answer, (given, state) =>
  selectPrompt(state)?.id === given.id ? events.promptAnswered(given) : undefined,
);
