import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { defaultPromptCall } from '../contract';
import { events } from '../events';
import { selectPrompt } from '../selectors';

/** Once per page; a prompt that did not come is asked for again. Without one the box says what can be searched. */
export const loadPrompt = exchange({
  on: commands.loadPrompt,
  overlap: exhaustMap,
  call: defaultPromptCall,
  request: (_, state) => (selectPrompt(state) === undefined ? {} : undefined),
  succeeded: (prompt) => events.promptLoaded(prompt),
  failed: (problem) => events.promptFailed({ problem }),
});
