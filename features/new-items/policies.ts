import { regions } from '#src/kernel/shared-events';
import { EMPTY, filter, mergeMap, pairwise, startWith } from 'rxjs';
import { NATIONWIDE } from '#src/contract/places';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { whileThere } from '#src/kernel/while-there';
import { events as navigation, type Entered } from '#features/navigation/events';
import { commands } from './commands';
import { itemList } from './contract';
import { events } from './events';
import { selectAreaIds, selectSheetOf, selectView } from './selectors';

const ROUTE = itemList.route;

export const findOnEntry: Epic = (action$, state$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === ROUTE),
    mergeMap((event): Message[] => {
      const view = selectView(state$.value);
      const { bidNodeId } = view;
      if (!bidNodeId) {
        const list = commands.loadProjects(view);
        const asked = selectAreaIds(state$.value) ? [list] : [commands.loadAreas(), list];
        return asked.map((command) => causedBy(command, event));
      }
      const isKnown = selectSheetOf(state$.value) === bidNodeId;
      return [causedBy(isKnown ? commands.findList(view) : commands.loadSheet({ bidNodeId }), event)];
    }),
  );

/** Items are asked for once the project is known to be open. */
export const findFirst = when(events.sheetLoaded, ({ bidNodeId }, state) => {
  const view = selectView(state);
  return view.bidNodeId === bidNodeId ? commands.findList(view) : undefined;
});

const isWholeList = ({ name, query }: Entered): boolean =>
  name === ROUTE && !query.areaId && !query.bidNodeId;

/** The address rules: without a region in it the list is of the whole country, whatever was picked before. */
export const startNationwide: Epic = (action$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    startWith(undefined),
    pairwise(),
    mergeMap(([before, event]) => {
      if (!event || !isWholeList(event.payload)) return EMPTY;
      const wasNarrow = !event.payload.isSameRoute || before?.payload.query.areaId !== undefined;
      return wasNarrow ? [causedBy(regions.regionPicked({ areaid: NATIONWIDE, by: 'entry' }), event)] : EMPTY;
    }),
  );

const refineList = when(regions.regionPicked, ({ areaid, by }, state) => {
  const areaId = areaid === NATIONWIDE ? undefined : areaid;
  const view = selectView(state);
  return by === 'member' && !view.bidNodeId && view.areaId !== areaId
    ? commands.refineList({ areaId })
    : undefined;
});

/** The regions are picked on other pages, too. */
export const refineByRegion = whileThere(navigation.routeEntered, ({ name }) => name === ROUTE, refineList);
