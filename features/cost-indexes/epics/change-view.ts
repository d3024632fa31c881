import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { detailPath } from '../detail-view';
import { selectDetail } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.changeView.match),
    map(({ payload }) => {
      const { id, view } = selectDetail(state$.value);
      return detailPath(id, { ...view, ...payload });
    }),
    tap((path) => address.go(path)),
    ignoreElements(),
  );
