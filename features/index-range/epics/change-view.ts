import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined } from '../range-view';
import { selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.refine.match),
      map(({ payload }) => pathTo(refined(selectView(state$.value), payload))),
    ),
    action$.pipe(
      filter(commands.clearFilters.match),
      map(() => {
        const { kind, type, taxBasis } = selectView(state$.value);
        return pathTo({ kind, type, taxBasis });
      }),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
