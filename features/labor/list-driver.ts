import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { findPricesCall, laborList, type LaborPage } from './contract';
import { events } from './events';
import { selectList } from './selectors';

export const listDriver = driveList({
  list: laborList,
  commands,
  events,
  select: selectList,
  call: findPricesCall,
  pageOf: (page: LaborPage) => page,
  totalOf: ({ total }) => total,
});
