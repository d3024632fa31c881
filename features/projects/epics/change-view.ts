import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { pathTo, refined } from '../list-view';
import { selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.refine.match),
      map(({ payload }) => pathTo(refined(selectView(state$.value), payload))),
    ),
    action$.pipe(
      filter(commands.turnPage.match),
      map(({ payload }) => pathTo({ ...selectView(state$.value), ...payload })),
    ),
    action$.pipe(
      filter(commands.clearFilters.match),
      map(() => {
        const { sort, order } = selectView(state$.value);
        return pathTo({ ...(sort && { sort }), ...(order && { order }) });
      }),
    ),
    action$.pipe(
      filter(commands.choosePeers.match),
      map(({ payload: { id, peers } }) => {
        const path = `/commonproj/detail/${encodeURIComponent(id)}`;
        return peers ? `${path}?peers=${peers}` : path;
      }),
    ),
    action$.pipe(
      filter(commands.openDetail.match),
      map(({ payload }) => `/commonproj/detail/${encodeURIComponent(payload.id)}`),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
