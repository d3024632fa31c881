import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import {
  findProjectsCall,
  projectList,
  type ListView,
  type ProjectPage,
  type ProjectQuery,
} from './contract';
import { events } from './events';
import { selectList } from './selectors';

/** What every narrowed search says of itself beside its filters. */
const FIELDS = { node_zb_result_from: 45, attr_s_num_is_new_item_template: 1 };
const PAGE_SIZE = 20;

export const queryOf = (view: ListView): ProjectQuery => {
  const { keyword, areaId, sort, order, cursor, page, pageSize = PAGE_SIZE, ...filter } = view;
  return {
    ...(keyword && { keyword }),
    ...(areaId && { areaId }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(cursor ? { cursor } : page !== undefined && { pageNo: page }),
    pageSize,
    ...(Object.keys(filter).length > 0 && { dynamicFields: JSON.stringify({ ...FIELDS, ...filter }) }),
  };
};

export const listDriver = driveList({
  list: projectList,
  commands,
  events,
  select: selectList,
  call: findProjectsCall,
  bodyOf: queryOf,
  pageOf: (page: ProjectPage) => page,
  totalOf: ({ total }) => total.count,
});
