import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import { rangeList } from '../contract';
import { viewFrom } from '../range-view';

/** An address from when the page had a tax basis of its own gives way to one that says it as all pages do. */
export const foldOldTax: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === rangeList.route && payload.query.taxBasis !== undefined),
    tap(({ payload }) => address.replace(rangeList.pathTo(viewFrom(payload.query)))),
    ignoreElements(),
  );
