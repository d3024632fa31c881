import { events as navigation } from '#features/navigation/index';
import { events as regions } from '#features/regions/index';
import { events as search } from '#features/search/index';
import type { PortalEvents } from '#src/kernel/portal-events';

/** What lists hear and tell; it comes with the first page that has one. */
export const portalEvents: PortalEvents = {
  routeEntered: navigation.routeEntered,
  regionPicked: regions.regionPicked,
  listSearchRepeated: search.listSearchRepeated,
  listAnswered: search.listAnswered,
};
