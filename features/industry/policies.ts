import { distinctUntilChanged, filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import { industryList } from './contract';
import { events } from './events';
import { selectList } from './selectors';

/** The list is read anew with every choice; the series that is open stays the same one. */
export const tellSeries: Epic = (action$) =>
  merge(
    action$.pipe(
      filter(events.listLoaded.match),
      map(({ payload }) => payload.page.chosen?.row.id),
    ),
    action$.pipe(
      filter(navigation.routeEntered.match),
      filter(({ payload }) => payload.name !== industryList.route),
      map(() => undefined),
    ),
  ).pipe(
    distinctUntilChanged(),
    filter((id) => id !== undefined),
    map((id) => events.seriesOpened({ id })),
  );

/** A series that an address names without its tab stands above the list of its own. */
export const showOwnTab: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(events.listLoaded.match),
    tap(({ payload }) => {
      const { view } = selectList(state$.value);
      const tab = payload.page.chosen?.row.tab;
      const isThere = address.current().split('?', 1)[0] === industryList.path;
      if (isThere && tab !== undefined && tab !== view.tab)
        address.replace(industryList.pathTo({ ...view, tab }));
    }),
    ignoreElements(),
  );
