import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { detailPath } from '../detail-view';
import { LIST_PATH, pathTo } from '../list-view';
import { selectDetail, selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.refine.match),
      map(({ payload }) => pathTo({ ...selectView(state$.value), ...payload })),
    ),
    action$.pipe(
      filter(commands.clearFilters.match),
      map(() => LIST_PATH),
    ),
    action$.pipe(
      filter(commands.changeView.match),
      map(({ payload }) => {
        const { id, view } = selectDetail(state$.value);
        return detailPath(id, { ...view, ...payload });
      }),
    ),
  ).pipe(
    tap((path) => address.go(path)),
    ignoreElements(),
  );
