import type { Provenance } from '#src/contract/provenance';
import type { ListExport } from '#src/tables/list-export';
import { openListFile } from '#src/tables/list-file';

interface Row {
  readonly name: string;
  readonly cost: number;
  readonly provenance: Provenance;
}
const source = (more: Partial<Provenance> = {}): Provenance => ({
  kind: 'official',
  issuer: '某造价站',
  title: '造价指标',
  issueNo: '2025 年第 3 期',
  priceDate: '2025-06',
  taxBasis: '含税',
  revision: 1,
  licence: '公开',
  ...more,
});
const rows: readonly Row[] = [
  { name: '甲楼', cost: 2980, provenance: source() },
  { name: '乙楼', cost: 3100, provenance: source({ kind: 'sample', issuer: '样例' }) },
  { name: '丙楼', cost: 2750, provenance: source() },
];
const list: ListExport<Row> = {
  kind: 'list',
  pageName: '当前页',
  title: '单项工程指标',
  section: '21',
  columns: [
    { title: '工程', type: 'text', width: 20, value: ({ name }) => name },
    { title: '单方', unit: '元/㎡', type: 'number', digits: 2, width: 12, value: ({ cost }) => cost },
  ],
  page: rows,
  request: () => ({ method: 'GET', path: '/' }),
  read: () => ({ rows: [], next: null, total: { count: 0, exact: true } }),
  filters: [['工程类型', '居住建筑']],
  basis: [['折算', '没有折算']],
  provenanceOf: ({ provenance }) => provenance,
};
const ending = { scope: 'all', cutBy: undefined, now: Date.UTC(2025, 8, 1, 20, 30) } as const;

const written = (more: Partial<Parameters<ReturnType<typeof openListFile>['end']>[0]> = {}) => {
  const file = openListFile(list as ListExport<unknown>);
  const cells = [rows.slice(0, 2), rows.slice(2)].map((portion) => file.cellsOf(portion));
  return { cells, ...file.end({ ...ending, ...more }) };
};

test('three sheets: the rows portion by portion, what they were chosen by, and where they come from', () => {
  const { name, sheets, cells } = written();
  expect(name).toBe('单项工程指标_20250902');
  expect(sheets.map((sheet) => sheet.name)).toEqual(['数据', '筛选条件', '来源与口径']);
  expect(sheets[0]?.columns[1]).toEqual({
    title: '单方',
    unit: '元/㎡',
    type: 'number',
    digits: 2,
    width: 12,
  });
  expect(sheets[0]?.rows).toEqual([]);
  expect(cells).toEqual([
    [
      ['甲楼', 2980],
      ['乙楼', 3100],
    ],
    [['丙楼', 2750]],
  ]);
  expect(sheets[1]?.rows).toEqual([['工程类型', '居住建筑']]);
  expect(sheets[2]?.rows).toEqual([
    ['名称', '单项工程指标'],
    ['范围', '全部结果，3 行'],
    ['导出时间', '2025-09-02 04:30（北京时间）'],
    ['折算', '没有折算'],
    ['来源 1', '官方发布；某造价站；《造价指标》；2025 年第 3 期；使用许可：公开（2 行）'],
    ['来源 2', '样例；样例；《造价指标》；2025 年第 3 期；使用许可：公开（1 行）'],
  ]);
});

test('what was left out is said', () => {
  const extent = (more: object) => written(more).sheets[2]?.rows[1]?.[1];
  expect(extent({ scope: 'page' })).toBe('当前页，3 行');
  expect(extent({ cutBy: 'file' })).toBe('前 3 行：结果超过一次导出的上限，其余没有导出');
  expect(extent({ cutBy: 'quota' })).toBe('前 3 行：今日可导出的条数已用完，其余没有导出');
});
