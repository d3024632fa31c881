import * as z from 'zod/mini';
import { findProjectsCall, projectList, type ListView } from '#features/projects/contract';
import { queryOf } from '#features/projects/list-driver';

const { countFilters, path: LIST_PATH, pathTo, refined, viewFrom } = projectList;

describe('the address remembers the view', () => {
  test('the default view is the bare path', () => {
    expect(pathTo({})).toBe(LIST_PATH);
    expect(viewFrom({})).toEqual({});
  });

  test('what says nothing is not written', () => {
    expect(pathTo({ keyword: '', onlyDetailed: false })).toBe(LIST_PATH);
  });
});

describe('an address that somebody typed', () => {
  test.each([
    ['an unknown type', { type: 'castle' }],
    ['an unknown sort', { sort: 'price' }],
    ['a sort that every object has', { sort: 'constructor' }],
    ['an unknown order', { order: 'up' }],
    ['an impossible month', { priceFrom: '2025-13' }],
    ['an empty keyword', { keyword: '' }],
    ['the whole country', { areaId: '1' }],
    ['the first page', { page: '1' }],
    ['a page size nobody offers', { pageSize: '7' }],
    ['the usual page size', { pageSize: '20' }],
    ['an amount that is none', { costFrom: '3e3' }],
    ['a negative amount', { areaFrom: '-1' }],
    ['another word for true', { onlyDetailed: 'true' }],
    ['a name of no filter', { utm_source: 'x' }],
  ])('%s is dropped, the rest stays', (_, bad) => {
    expect(viewFrom({ stage: '合同价', ...bad })).toEqual({ stage: '合同价' });
  });

  test.each(['0', '-1', 'x', ''])('a page that cannot be is the first: %j', (page) => {
    expect(viewFrom({ cursor: 'c', page })).toEqual({ cursor: 'c', page: 1 });
  });
});

describe('refined', () => {
  const view: ListView = { keyword: '住宅', sort: 'area', cursor: 'c', page: 3 };

  test('a narrower list starts on its first page', () => {
    expect(refined(view, { stage: '合同价' })).toEqual({ keyword: '住宅', sort: 'area', stage: '合同价' });
  });

  test('undefined clears a choice, in the address, too', () => {
    expect(pathTo(refined(view, { keyword: undefined }))).toBe(`${LIST_PATH}?sort=area`);
  });
});

describe('queryOf', () => {
  test('[SEARCH-010] [CALL-139] the filters travel as one JSON string, everything else by name', () => {
    const view: ListView = {
      keyword: '住宅',
      areaId: '20',
      sort: 'area',
      order: 'desc',
      cursor: 'c',
      page: 3,
      type: 'residential',
      onlyDetailed: true,
    };
    expect(queryOf(view)).toEqual({
      keyword: '住宅',
      areaId: '20',
      sort: 'area',
      order: 'desc',
      cursor: 'c',
      pageSize: 20,
      dynamicFields:
        '{"node_zb_result_from":45,"attr_s_num_is_new_item_template":1,"type":"residential","onlyDetailed":true}',
    });
  });

  test('a page without cursor is asked for by its number', () => {
    expect(queryOf({ page: 7, pageSize: 50 })).toEqual({ pageNo: 7, pageSize: 50 });
  });

  test('without choices only the size of the page is asked for', () => {
    expect(queryOf({})).toEqual({ pageSize: 20 });
  });
});

test.each([{ pageSize: 1.5 }, { pageSize: 0 }, { pageSize: 501 }, { pageNo: 1.5 }, { pageNo: 0 }])(
  '%j is refused before it reaches the database',
  (body) => {
    expect(z.safeParse(findProjectsCall.body, body).success).toBe(false);
  },
);

test('filters, keyword and place count as choices; sorting and paging do not', () => {
  expect(countFilters({ sort: 'area', order: 'asc', cursor: 'c', page: 2 })).toBe(0);
  expect(countFilters({ keyword: '住宅', areaId: '20', stage: '合同价', sort: 'area' })).toBe(3);
});
