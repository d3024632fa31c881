import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined } from '../results-view';
import { viewOnScreen } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const refine: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.refine.match),
    map(({ payload }) => ({ view: viewOnScreen(state$.value), change: payload })),
    tap(({ view, change }) => view && address.go(pathTo(refined(view, change)))),
    ignoreElements(),
  );
