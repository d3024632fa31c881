import * as z from 'zod/mini';
import { NATIONWIDE } from '#src/contract/places';
import {
  projectFilter,
  SORTS,
  type ListView,
  type ProjectFilter,
  type ProjectQuery,
  type Sort,
} from './contract';

export const LIST_PATH = '/commonproj/index';
const PAGE_SIZE = 20;
const FIRST_PAGE = 1;
/** What every narrowed search says of itself beside its filters. */
const FIELDS = { node_zb_result_from: 45, attr_s_num_is_new_item_template: 1 };

const isSort = (text: string | undefined): text is Sort => text !== undefined && Object.hasOwn(SORTS, text);
const given = (text: string | undefined) => (text === undefined || text === '' ? undefined : text);

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
const filterFrom = (query: Readonly<Record<string, string>>): ProjectFilter => {
  const entries = Object.keys(projectFilter.shape).flatMap((key) => {
    const value = key === 'onlyDetailed' ? query[key] === '1' || undefined : given(query[key]);
    const single = { [key]: value };
    return value !== undefined && z.safeParse(projectFilter, single).success ? [single] : [];
  });
  return Object.assign({}, ...entries) as ProjectFilter;
};

export const viewFrom = (query: Readonly<Record<string, string>>): ListView => {
  const { keyword, areaId, sort, order, cursor } = query;
  const page = Number(query.page);
  return {
    ...filterFrom(query),
    ...(given(keyword) && { keyword }),
    ...(given(areaId) && areaId !== NATIONWIDE && { areaId }),
    ...(isSort(sort) && { sort }),
    ...((order === 'asc' || order === 'desc') && { order }),
    ...(given(cursor) && { cursor, page: page > FIRST_PAGE ? page : FIRST_PAGE }),
  };
};

export const pathTo = (view: ListView): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [string, string | number | boolean | undefined][]) {
    if (value === undefined || value === '' || value === false) continue;
    query.set(key, value === true ? '1' : String(value));
  }
  const text = query.toString();
  return text ? `${LIST_PATH}?${text}` : LIST_PATH;
};

/** A narrower or differently sorted list starts on its first page. */
export const refined = (view: ListView, change: Partial<Record<keyof ListView, unknown>>): ListView => {
  const { cursor: _cursor, page: _page, ...rest } = { ...view, ...change } as ListView;
  return rest;
};

export const queryOf = ({
  keyword,
  areaId,
  sort,
  order,
  cursor,
  page: _,
  ...filter
}: ListView): ProjectQuery => ({
  ...(keyword && { keyword }),
  ...(areaId && { areaId }),
  ...(sort && { sort }),
  ...(order && { order }),
  ...(cursor && { cursor }),
  pageSize: PAGE_SIZE,
  ...(Object.keys(filter).length > 0 && { dynamicFields: JSON.stringify({ ...FIELDS, ...filter }) }),
});

/** How many choices narrow the list; sorting and paging do not. */
export const countFilters = ({ sort: _s, order: _o, cursor: _c, page: _p, ...filters }: ListView): number =>
  Object.keys(filters).length;
