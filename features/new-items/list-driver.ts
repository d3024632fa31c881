import { driveList } from '#src/listing/list-epics';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { itemList, queryCall, type ItemPage } from './contract';
import { events } from './events';
import { selectItems } from './selectors';

/** The items of a project. */
export const listDriver = driveList({
  list: itemList,
  commands,
  events,
  select: selectItems,
  call: queryCall,
  bodyOf: ({ areaId: _, bidNodeId = '', page, ...view }) => ({
    ...view,
    bidNodeId,
    ...(page && { pageNo: page }),
    // Always, whatever is filtered.
    origin: 0 as const,
  }),
  // Another project, the list of them, another page: nobody waits for these items.
  until: (action) =>
    events.sheetRequested.match(action) ||
    events.projectsRequested.match(action) ||
    (navigation.routeEntered.match(action) && action.payload.name !== itemList.route),
  changes: { isOther: (from, to) => from.bidNodeId !== to.bidNodeId },
  pageOf: (page: ItemPage) => page,
  totalOf: ({ total }) => total,
});
