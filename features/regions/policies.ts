import { NATIONWIDE } from '#src/contract/places';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { events } from './events';
import { selectCurrentRegion } from './selectors';

/** An area in the address rules; otherwise entering one of the nationwide lists sets the region back to 全国. */
export const followRoute = when(navigation.routeEntered, ({ query, entersNationwide }, state) => {
  const areaid = query.areaId ?? (entersNationwide ? NATIONWIDE : undefined);
  return areaid === undefined || areaid === selectCurrentRegion(state)
    ? undefined
    : events.regionPicked({ areaid, by: query.areaId ? 'address' : 'entry' });
});
