import { filter, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectCompletion } from '../selectors';

export const leaveCompletion: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.leaveCompletion.match),
    filter(({ payload }) => selectCompletion(state$.value)?.id === payload.id),
    tap(({ payload: { path } }) => path !== undefined && address.go(path)),
    map((command) => events.completionSeen({ id: command.payload.id }, command)),
  );
