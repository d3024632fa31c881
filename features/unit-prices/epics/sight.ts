import { combineLatest, distinctUntilChanged, EMPTY, filter, map, startWith, switchMap, take } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { events as navigation } from '#features/navigation/events';
import { unitPriceList } from '../contract';
import { events } from '../events';

/** Once for an entry of the page; that a place joins its address is no other entry. */
export const tellSight: Epic = (action$) => {
  const source$ = action$.pipe(
    filter(events.areaFound.match),
    map(({ payload }) => (payload.isOfAddress ? 'ip' : 'default')),
    startWith('query' as const),
  );
  const shown$ = action$.pipe(
    filter((action) => events.searchRequested.match(action) || events.listReturned.match(action)),
  );
  return action$.pipe(
    filter(navigation.routeEntered.match),
    map(({ payload }) => payload.name),
    distinctUntilChanged(),
    switchMap((name) =>
      name === unitPriceList.route ? combineLatest([source$, shown$]).pipe(take(1)) : EMPTY,
    ),
    map(([source, shown]) => {
      const { code = '', areaId = '' } = shown.payload.view;
      return causedBy(events.listSeen({ code, areaId, source }), shown);
    }),
  );
};
