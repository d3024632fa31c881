import { driveList } from '#src/listing/list-epics';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { searchItemsCall } from './contract';
import { events } from './events';
import { isSameSearch, ORDERS, PAGE_SIZE, resultList } from './result-list';
import { selectList } from './selectors';

export const listDriver = driveList({
  list: resultList,
  commands,
  events,
  call: searchItemsCall,
  select: selectList,
  bodyOf: ({ text, category, group, areaId, from, to, taxBasis, by, item, basis, page = 1 }) => ({
    text,
    category,
    ...(group && { group }),
    ...(areaId && { areaId: Number(areaId) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(taxBasis && { taxBasis }),
    ...(by && { sort: ORDERS[by].sort, order: ORDERS[by].order }),
    ...(item && { item }),
    basis,
    pageNo: page,
    pageSize: PAGE_SIZE,
  }),
  until: (action) => navigation.routeEntered.match(action) && action.payload.name !== resultList.route,
  changes: {
    isOther: (from, to) => !isSameSearch(from, to),
    order: { filter: 'by', of: ({ by }) => (by ? ORDERS[by] : { sort: 'relevance', order: 'desc' }) },
  },
  pageOf: (found, view) => ({ view, found }),
  totalOf: ({ found }) => found.groups.reduce((sum, { total }) => sum + total, 0),
});
