import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectApplicant } from '../selectors';

export const dismissResult: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.dismissResult.match),
    filter(() => selectApplicant(state$.value).status === 'ended'),
    map((command) => events.resultDismissed(undefined, command)),
  );
