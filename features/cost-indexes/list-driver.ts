import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { baseInfoCall, indexList, type IndexList } from './contract';
import { events } from './events';
import { selectList } from './selectors';

export const listDriver = driveList({
  list: indexList,
  commands,
  events,
  select: selectList,
  call: baseInfoCall,
  pageOf: (found: IndexList) => found,
  totalOf: ({ rows, substitutes }) => rows.length + substitutes.length,
});
