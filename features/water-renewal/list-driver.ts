import { PAGE_SIZES } from '#src/contract/listing/list';
import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { findWaterCall, waterList, type ListView, type WaterPage, type WaterQuery } from './contract';
import { events } from './events';
import { selectList } from './selectors';

/** The list is walked by number alone. */
export const queryOf = ({ page, pageSize = PAGE_SIZES[0], cursor: _, ...view }: ListView): WaterQuery => ({
  ...view,
  ...(page !== undefined && { pageNo: page }),
  pageSize,
});

export const listDriver = driveList({
  list: waterList,
  commands,
  events,
  select: selectList,
  call: findWaterCall,
  bodyOf: queryOf,
  pageOf: (page: WaterPage) => page,
  totalOf: ({ total }) => total.count,
});
