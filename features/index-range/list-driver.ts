import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { indexRangeCall, rangeList, type RangeTable } from './contract';
import { events } from './events';
import { queryOf } from './range-view';
import { selectTable } from './selectors';

export const listDriver = driveList({
  list: rangeList,
  commands,
  events,
  select: selectTable,
  call: indexRangeCall,
  bodyOf: queryOf,
  pageOf: (table: RangeTable) => table,
  totalOf: ({ subjects }) => subjects.length,
});
