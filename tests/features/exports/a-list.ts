import type { ListExport } from '../../../src/tables/list-export';

/** A list of names, two of them on the screen. */
export const aList = (more: Partial<ListExport<unknown>> = {}): ListExport<unknown> => ({
  title: '单项工程指标',
  section: '21',
  columns: [{ title: '工程', type: 'text', width: 20, value: (row) => String(row) }],
  page: ['甲楼', '乙楼'],
  request: (cursor) => ({ method: 'GET', path: '/list', query: { cursor: cursor ?? '' } }),
  read: (data) => data as ReturnType<ListExport<unknown>['read']>,
  filters: [['条件', '不限']],
  basis: [],
  provenanceOf: () => ({
    kind: 'sample',
    issuer: '某站',
    title: '样例',
    priceDate: '2025-06',
    taxBasis: '含税',
    revision: 1,
    licence: '仅供演示',
  }),
  ...more,
});
