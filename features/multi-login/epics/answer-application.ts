import { exhaustMap, map } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { commands } from '../commands';
import { feedbackCall } from '../contract';
import { events } from '../events';
import { selectApplication, selectOwner } from '../selectors';

/** An answer that came after somebody else's is not an error: what stands is what is shown. */
export const answerApplication = attempt({
  on: commands.answerApplication,
  overlap: exhaustMap,
  work: ({ option }, { send }, state) => {
    const application = selectApplication(state);
    const owner = selectOwner(state);
    if (!application || !owner) return undefined;
    const { id } = application;
    const { username, globalId } = owner;
    return ask(send, feedbackCall, { query: { option, username, id }, headers: { globalId } }).pipe(
      map((standing) => ({ id, option: standing.option === 'waiting' ? 'timeout' : standing.option })),
    );
  },
  started: () => events.answerRequested(),
  succeeded: (settlement) => events.applicationSettled(settlement),
  failed: (problem) => events.answerFailed({ problem }),
});
