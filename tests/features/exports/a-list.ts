import type { Provenance } from '#src/contract/provenance';
import type { ListExport, PageExport } from '#src/tables/list-export';

const source: Provenance = {
  kind: 'sample',
  issuer: '某站',
  title: '样例',
  priceDate: '2025-06',
  taxBasis: '含税',
  revision: 1,
  licence: '仅供演示',
};

/** A list of names, two of them on the screen. */
export const aList = (more: Partial<Omit<ListExport<unknown>, 'kind'>> = {}): ListExport<unknown> => ({
  kind: 'list',
  title: '单项工程指标',
  pageName: '当前页',
  section: '21',
  columns: [{ title: '工程', type: 'text', width: 20, value: (row) => String(row) }],
  page: ['甲楼', '乙楼'],
  request: (cursor) => ({ method: 'GET', path: '/list', query: { cursor: cursor ?? '' } }),
  read: (data) => data as ReturnType<ListExport<unknown>['read']>,
  filters: [['条件', '不限']],
  basis: [],
  provenanceOf: () => source,
  ...more,
});

const columns = [{ title: '名称', type: 'text', width: 20 }] as const;

/** Two tables of three rows together. */
export const aPage = (): PageExport => ({
  kind: 'page',
  title: '矩形柱',
  section: '23',
  filters: [['清单编码', '010502001']],
  basis: [['口径', '除税']],
  sheets: [
    { name: '价格组成', columns, rows: [['人工费'], ['材料费']] },
    { name: '定额组成', columns, rows: [['A4-1']] },
  ],
  sources: [source],
});
