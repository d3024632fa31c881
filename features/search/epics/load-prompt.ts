import { exhaustMap, filter } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { defaultPromptCall } from '../contract';
import { events } from '../events';
import { selectPrompt } from '../selectors';

const read = reader(defaultPromptCall);

/** Quiet: without a prompt the box says what can be searched. */
const ask = exchange({
  on: commands.loadPrompt,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(defaultPromptCall), quiet: true }),
  read,
  succeeded: (prompt) => events.promptLoaded(prompt),
  failed: (problem) => events.promptFailed({ problem }),
});

/** Once per page; a prompt that did not come is asked for again. */
export const loadPrompt: Epic = (action$, state$, ports) =>
  ask(action$.pipe(filter(() => selectPrompt(state$.value) === undefined)), state$, ports);
