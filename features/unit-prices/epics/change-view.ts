import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined, withoutFilters } from '../list-view';
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
      map(() => pathTo(withoutFilters(selectView(state$.value)))),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
