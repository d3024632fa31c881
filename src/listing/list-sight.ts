import { distinctUntilChanged, EMPTY, filter, map, switchMap, take } from 'rxjs';
import type { ListFor } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { RootState } from '#src/kernel/state';
import type { ListState } from './list-state';
import type { ListEvents } from './messages';

interface SightPlan<V, Page> {
  readonly list: ListFor<V>;
  readonly events: Pick<ListEvents<V, Page>, 'listLoaded' | 'listSeen'>;
  readonly select: (state: RootState) => ListState<V, Page>;
  readonly totalOf: (page: Page) => number;
}

/** Once for an entry of the page, whatever is changed or read again while it is open. */
export const tellSight =
  <V, Page>({ list, events, select, totalOf }: SightPlan<V, Page>, portal: PortalEvents): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(portal.routeEntered.match),
      map(({ payload }) => payload.name),
      distinctUntilChanged(),
      switchMap((name) =>
        name === list.route ? action$.pipe(filter(events.listLoaded.match), take(1)) : EMPTY,
      ),
      map((loaded) => {
        const { areaId = NATIONWIDE } = select(state$.value).view as { readonly areaId?: string };
        const hasPlaces = list.filters.some((each) => each.name === 'areaId');
        const total = totalOf(loaded.payload.page);
        return causedBy(events.listSeen({ total, ...(hasPlaces && { areaId }) }), loaded);
      }),
    );
