import { PAGE_SIZES } from '#src/contract/listing/list';
import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import {
  findProjectsCall,
  projectList,
  SEARCH_FIELDS,
  type ListView,
  type ProjectPage,
  type ProjectQuery,
} from './contract';
import { events } from './events';
import { selectList, selectListBasis } from './selectors';

/** `basis` is what the costs of the page are read in, as an address writes it. */
export const queryOf = (view: ListView, basis = ''): ProjectQuery => {
  const { keyword, areaId, sort, order, cursor, page, pageSize = PAGE_SIZES[0], ...filter } = view;
  return {
    ...(keyword && { keyword }),
    ...(areaId && { areaId }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(cursor ? { cursor } : page !== undefined && { pageNo: page }),
    pageSize,
    ...(basis && { basis }),
    ...(Object.keys(filter).length > 0 && { dynamicFields: JSON.stringify({ ...SEARCH_FIELDS, ...filter }) }),
  };
};

export const listDriver = driveList({
  list: projectList,
  commands,
  events,
  select: selectList,
  call: findProjectsCall,
  bodyOf: (view, state) => queryOf(view, selectListBasis(state).now),
  selectBasis: selectListBasis,
  pageOf: (page: ProjectPage) => page,
  totalOf: ({ total }) => total.count,
});
