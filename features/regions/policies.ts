import { filter, map } from 'rxjs';
import { NATIONWIDE } from '#src/contract/places';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import { events } from './events';
import { selectCurrentRegion } from './selectors';

/** An area in the address rules; otherwise entering one of the nationwide lists sets the region back to 全国. */
export const followRoute: Epic = (action$, state$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    map((event) => {
      const { query, entersNationwide } = event.payload;
      const areaid = query.areaId ?? (entersNationwide ? NATIONWIDE : undefined);
      return { event, areaid, by: query.areaId ? ('address' as const) : ('entry' as const) };
    }),
    filter(({ areaid }) => areaid !== undefined && areaid !== selectCurrentRegion(state$.value)),
    map(({ event, areaid, by }) => events.regionPicked({ areaid: areaid ?? NATIONWIDE, by }, event)),
  );
