import { driveList } from '#src/listing/list-epics';
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
  pageOf: (page: ItemPage) => page,
});
