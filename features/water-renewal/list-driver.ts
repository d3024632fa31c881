import { PAGE_SIZES } from '#src/contract/listing/list';
import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { findWaterCall, waterList, type ListView, type WaterPage, type WaterQuery } from './contract';
import { events } from './events';
import { selectList, selectListBasis } from './selectors';

/** The list is walked by number alone; `basis` is what its values are read in, as an address writes it. */
export const queryOf = (
  { page, pageSize = PAGE_SIZES[0], cursor: _, ...view }: ListView,
  basis: string,
): WaterQuery => ({
  ...view,
  ...(page !== undefined && { pageNo: page }),
  pageSize,
  ...(basis && { basis }),
});

export const listDriver = driveList({
  list: waterList,
  commands,
  events,
  select: selectList,
  call: findWaterCall,
  bodyOf: (view, state) => queryOf(view, selectListBasis(state).now),
  selectBasis: selectListBasis,
  pageOf: (page: WaterPage) => page,
  totalOf: ({ total }) => total.count,
});
