import type { ProjectDetail } from '#features/projects/contract';
import { events } from '#features/projects/events';
import { reducer } from '#features/projects/state';
import { projectPageExport } from '#features/projects/ui/export/detail-export';
import { resourceCostOf } from '#features/projects/ui/costs-of';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aProjectRow } from '#tests/support/builders';
import { apart, pageRows, type TitledRow } from '#tests/support/titled-rows';
import { aTable } from '#tests/features/basis/a-table';
import { aLine, detail } from './some-detail';

const { row } = detail;
const state = {
  projects: [
    events.detailRequested({ id: row.id, basis: '', peers: '' }),
    events.detailLoaded({ detail }),
  ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
};
const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
const inHubei: ExportReading = {
  ...asQuoted,
  rebase: createRebaser(aTable(), { areaId: '18' }),
  basis: '湖北',
};
const rowsOf = (reading = asQuoted) => pageRows(projectPageExport(state, reading));
const figuresOf = (...figures: readonly (readonly [string, number, string, string])[]) =>
  figures.map(([指标, 数值, 单位, 口径]) => apart({ 指标, 数值, 单位, 口径 }));

/** In a basis; as quoted what is read is left out. */
const costOf = (
  own: readonly [amount: number, unitCost: number, share: number],
  read: readonly [amount: number, unitCost: number],
): TitledRow => ({
  '造价 (万元)': own[0],
  '单方 (元/㎡)': own[1],
  '折算造价 (万元)': read[0],
  '折算单方 (元/㎡)': read[1],
  '占比 (%)': own[2],
});
const asQuotedOf = ({ '折算造价 (万元)': _amount, '折算单方 (元/㎡)': _cost, ...own }: TitledRow) => own;
const sums = {
  除税造价: costOf([200, 2_000, 100], [179.629629, 1_796.3]),
  '税金 9%': costOf([18, 180, 9], [16.166667, 161.67]),
  含税造价: costOf([218, 2_180, 109], [195.796296, 1_957.96]),
};
const withSums = (title: string, lines: Readonly<Record<string, TitledRow>>) =>
  Object.entries({ ...lines, ...sums }).map(([name, cost]) => ({ [title]: name, ...cost }));
const fees = withSums('费用', {
  人工费: costOf([40, 400, 20], [35.925926, 359.26]),
  材料费: costOf([160, 1_600, 80], [143.703703, 1_437.04]),
});
const units = withSums('单位工程', { 建筑工程: costOf([200, 2_000, 100], [179.629629, 1_796.3]) });
const noPeers = {
  '同类 P25 (元/㎡)': null,
  '同类中位 (元/㎡)': null,
  '同类 P75 (元/㎡)': null,
  '偏差 (%)': null,
};
const concrete = {
  分部: '混凝土工程',
  ...costOf([132, 1_320, 66], [118.555555, 1_185.56]),
  '同类 P25 (元/㎡)': 1_100,
  '同类中位 (元/㎡)': 1_200,
  '同类 P75 (元/㎡)': 1_300,
  同类样本: 20,
};
const others = [
  { 分部: '其他', ...costOf([68, 680, 34], [61.074074, 610.74]), ...noPeers, 同类样本: 4 },
  ...withSums('分部', {}).map((sum) => ({ ...sum, ...noPeers, 同类样本: null })),
];
const contents = [
  apart({
    项目: '钢筋',
    单位: 'kg/㎡',
    地上: 45.5,
    地下: 98.2,
    '同类 P25': 44,
    同类中位: 50,
    '同类 P75': 55,
    '偏差 (%)': -9,
    同类样本: 21,
  }),
  {
    项目: '土方',
    单位: 'm³/㎡',
    地上: null,
    地下: 1.2,
    '同类 P25': 0.7,
    同类中位: 0.8,
    '同类 P75': 0.9,
    '偏差 (%)': 50,
    同类样本: 6,
  },
];
const rebar = {
  名称: '螺纹钢',
  规格: 'HRB400',
  单位: 't/㎡',
  消耗量: 0.05,
  '除税单价 (元)': 4_000,
  '除税合价 (元/㎡)': 200,
  ABC: 'A',
  价格期: '2025-09',
};
const labour = {
  名称: '综合人工',
  规格: '',
  单位: '工日/㎡',
  消耗量: 0.1,
  '除税单价 (元)': 200,
  '除税合价 (元/㎡)': 20,
  ABC: 'B',
  价格期: '2025-09',
};
const peers = [apart({ '自 (元/㎡)': 1_000, '至 (元/㎡)': 1_400, 工程数: 20 })];
const similar = {
  工程: '近邻楼',
  地区: '广东 深圳',
  类型: '高层住宅',
  结构: '剪力墙结构',
  '面积 (㎡)': 12_000,
  '单方 (元/㎡)': 2_345.67,
  税口径: '除税',
  价格期: '2025-09',
  提供方: '造价指标网（样例）',
  工程编号: 'p2',
};
const standing = figuresOf(
  ['除税造价', 2_000_000, '元', '除税'],
  ['税金', 180_000, '元', '税率 9%'],
  ['含税造价', 2_180_000, '元', '含税'],
  ['同类样本', 20, '个', '同业态（高层住宅）'],
  ['同类中的位置', 60, '%', '不高于本工程的同类所占'],
  ['同类 P25', 1_100, '元/㎡', '同业态（高层住宅）'],
  ['同类中位', 1_200, '元/㎡', '同业态（高层住宅）'],
  ['同类 P75', 1_300, '元/㎡', '同业态（高层住宅）'],
);

test('every table of the page has its sheet, each figure under its title; a breakdown ends with what it sums to', () => {
  expect(rowsOf()).toEqual({
    关键指标: [
      ...figuresOf(
        ['单方造价', 2_180, '元/㎡', '2025-09 · 广东 广州 · 含税'],
        ['单方造价 除税', 2_000, '元/㎡', '除税'],
        ['单方造价 含税', 2_180, '元/㎡', '含税'],
      ),
      ...standing,
    ],
    费用: fees.map(asQuotedOf).map(apart),
    单位工程: units.map(asQuotedOf).map(apart),
    分部指标: [apart({ ...asQuotedOf(concrete), '偏差 (%)': 10 }), ...others.map(asQuotedOf)],
    工程量指标: contents,
    主要工料: [apart({ ...rebar, '占比 (%)': 90.909091 }), { ...labour, '占比 (%)': 9.090909 }],
    对标分布: peers,
    相似项目: [apart(similar)],
  });
});

test('in a basis costs stand beside their originals, and deviations are those of the page', () => {
  expect(rowsOf(inHubei)).toEqual({
    关键指标: [
      ...figuresOf(
        ['单方造价', 2_180, '元/㎡', '2025-09 · 广东 广州 · 含税'],
        ['单方造价（折算）', 1_957.96, '元/㎡', '湖北'],
        ['单方造价 除税', 2_000, '元/㎡', '除税'],
        ['单方造价 除税（折算）', 1_796.3, '元/㎡', '湖北 · 除税'],
        ['单方造价 含税', 2_180, '元/㎡', '含税'],
        ['单方造价 含税（折算）', 1_957.96, '元/㎡', '湖北'],
      ),
      ...standing,
    ],
    费用: fees.map(apart),
    单位工程: units.map(apart),
    分部指标: [apart({ ...concrete, '偏差 (%)': -1.203333 }), ...others],
    工程量指标: contents,
    主要工料: [
      apart({
        ...rebar,
        '折算单价 (元)': 3_592.59,
        '折算合价 (元/㎡)': 179.63,
        '占比 (%)': 90.910471,
      }),
      { ...labour, '折算单价 (元)': 179.63, '折算合价 (元/㎡)': 17.96, '占比 (%)': 9.089529 },
    ],
    对标分布: peers,
    相似项目: [apart({ ...similar, '折算单方 (元/㎡)': 2_106.76 })],
  });
});

test('amounts read in a basis add up to their sums', () => {
  const [one, other, pretax, tax, total] = (rowsOf(inHubei).分部指标 ?? []).map((cells) =>
    Number(cells['折算造价 (万元)']),
  );
  expect(Number((one! + other!).toFixed(6))).toBe(pretax);
  expect(Number((pretax! + tax!).toFixed(6))).toBe(total);
});

test('prices of resources are said to be before tax, whatever basis the project is in', () => {
  const { resources } = detail;
  const cost = resourceCostOf(
    { row: { ...row, taxBasis: '含税', provenance: { ...row.provenance, taxBasis: '含税' } } },
    resources[0]!,
    { what: '单价', value: 4_000, unit: '元' },
  );
  expect(cost.provenance.taxBasis).toBe('除税');
  expect(cost.quoted.keptTax).toBe('除税');
});

test('[DATA-001] the unit cost is one figure in the key figures and below every breakdown, each in its own tax basis', () => {
  const garage: ProjectDetail = {
    ...detail,
    row: aProjectRow({ unitCost: 4_841.61, area: 14_874.39, taxBasis: '含税', taxRate: 0.09 }),
    totals: { pretax: 66_069_780.99, tax: 5_946_280.29, total: 72_016_061.28, taxRate: 0.09 },
    fees: [aLine('人工费', 66_069_780.99)],
  };
  const exTax: ExportReading = {
    ...asQuoted,
    rebase: createRebaser(aTable(), { areaId: '20', taxBasis: '除税' }),
    basis: '广东 · 除税',
  };
  const shown = {
    projects: [
      events.detailRequested({ id: row.id, basis: '', peers: '' }),
      events.detailLoaded({ detail: garage }),
    ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
  };
  const { 关键指标: figures = [], 费用: fees = [] } = pageRows(projectPageExport(shown, exTax));
  const key = new Map(figures.map(({ 指标, ...figure }) => [指标, figure]));
  expect(key.get('单方造价 除税')).toEqual({ 数值: 4_441.85, 单位: '元/㎡', 口径: '除税' });
  expect(key.get('单方造价（折算）')?.['数值']).toBe(4_441.84);
  expect(key.get('单方造价 除税（折算）')).toEqual({ 数值: 4_441.84, 单位: '元/㎡', 口径: '广东 · 除税' });
  expect(key.get('单方造价 含税（折算）')).toEqual({ 数值: 4_841.61, 单位: '元/㎡', 口径: '广东 · 含税' });
  const sums = fees.slice(-3).map((cells) => cells['折算单方 (元/㎡)']);
  expect(sums).toEqual([4_441.84, 399.77, 4_841.61]);
});

test('before the project has come there is nothing to export', () => {
  const waiting = {
    projects: reducer(undefined, events.detailRequested({ id: 'p1', basis: '', peers: '' })),
  };
  expect(projectPageExport(waiting, asQuoted)).toBeUndefined();
});
