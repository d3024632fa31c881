import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectPrompt } from '../selectors';

/** A second press on a dialog that is closing answers nothing. */
export const answer: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.answer.match),
    filter(({ payload }) => selectPrompt(state$.value)?.id === payload.id),
    map((command) => events.promptAnswered(command.payload, command)),
  );
