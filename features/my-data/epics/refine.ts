import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { selectRange } from '../selectors';
import { pathTo } from '../view';

/** The address is the one place that knows the filters; changing them is going somewhere. */
export const refine: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.refine.match),
    tap(({ payload }) => address.go(pathTo({ ...selectRange(state$.value), ...payload }))),
    ignoreElements(),
  );
