import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined } from '../list-view';
import { selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.refine.match),
    tap(({ payload }) => address.go(pathTo(refined(selectView(state$.value), payload)))),
    ignoreElements(),
  );
