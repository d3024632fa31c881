import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo } from '../compare-view';
import { selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.refine.match),
      map(({ payload }) => pathTo({ ...selectView(state$.value), ...payload })),
    ),
    action$.pipe(
      filter(commands.openComparison.match),
      map(({ payload: { ids } }) => pathTo({ ...selectView(state$.value), ids })),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
