import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { draftList, listCall, type DraftPage } from './contract';
import { events } from './events';
import { selectList } from './selectors';

export const listDriver = driveList({
  list: draftList,
  commands,
  events,
  select: selectList,
  call: listCall,
  bodyOf: ({ page, pageSize: _size, cursor: _cursor, ...view }) => ({
    ...view,
    ...(page && { page: String(page) }),
  }),
  pageOf: (page: DraftPage) => page,
  totalOf: ({ total }) => total,
});
