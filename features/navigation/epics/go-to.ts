import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';

export const goTo: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(commands.goTo.match),
    tap(({ payload }) => address.go(payload.path)),
    ignoreElements(),
  );
