import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { findIndustryCall, industryList, type IndustryPage } from './contract';
import { events } from './events';
import { selectList } from './selectors';

export const listDriver = driveList({
  list: industryList,
  commands,
  events,
  select: selectList,
  call: findIndustryCall,
  pageOf: (page: IndustryPage) => page,
  totalOf: ({ total }) => total,
});
