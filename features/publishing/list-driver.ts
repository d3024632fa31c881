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
  bodyOf: ({ tab, status, keyword, page }) => ({
    tab,
    ...(status && { status }),
    ...(keyword && { keyword }),
    ...(page && { page: String(page) }),
  }),
  pageOf: (page: DraftPage) => page,
});
