import { distinctUntilChanged, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import { industryList } from './contract';
import { events } from './events';

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
