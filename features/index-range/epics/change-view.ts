import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined, viewFrom } from '../range-view';
import { events as navigation } from '#features/navigation/events';
import { selectView } from '../selectors';

const ROUTE = 'commonProjIndexRange';

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
        const { kind, type, basis } = selectView(state$.value);
        return pathTo({ kind, type, basis });
      }),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );

/** An address from when the page had a tax basis of its own gives way to one that says it as all pages do. */
export const foldOldTax: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === ROUTE && payload.query.taxBasis !== undefined),
    tap(({ payload }) => address.replace(pathTo(viewFrom(payload.query)))),
    ignoreElements(),
  );
