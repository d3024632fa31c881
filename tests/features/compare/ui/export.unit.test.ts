import type { RootState } from '#src/kernel/state';
import { viewFrom } from '#features/compare/compare-view';
import { events } from '#features/compare/events';
import { reducer } from '#features/compare/state';
import { compareExport } from '#features/compare/ui/export/compare-export';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
import { apart, pageRows } from '#tests/support/titled-rows';
import { aCompared, aComparison } from '../some-comparison';

const stateOf = (against: string, comparison = aComparison()) => ({
  compare: [
    events.viewEntered({ view: viewFrom({ ids: 'p1,p2', against, basis: 'in' }) }),
    events.comparisonLoaded({ view: viewFrom({ ids: 'p1,p2' }), comparison }),
  ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
const inHubei: ExportReading = {
  ...asQuoted,
  rebase: createRebaser(aTable(), { areaId: '18' }),
  basis: '湖北',
};
const rowsOf = (state: RootState, reading = asQuoted) => pageRows(compareExport(state, reading));

test('projects side by side, each with its difference from the first', () => {
  expect(rowsOf(stateOf('first')).对比).toEqual([
    apart({
      分组: '关键指标',
      指标: '单方造价',
      单位: '元/㎡',
      'p1 号楼': 3_000,
      'p2 号楼': 3_300,
      'p2 号楼 差异 (%)': 10,
    }),
    apart({
      分组: '关键指标',
      指标: '建筑面积',
      单位: '㎡',
      'p1 号楼': 12_000,
      'p2 号楼': 9_000,
      'p2 号楼 差异 (%)': -25,
    }),
    {
      分组: '分部指标',
      指标: '桩基工程',
      单位: '元/㎡',
      'p1 号楼': 180,
      'p2 号楼': null,
      'p2 号楼 差异 (%)': null,
    },
  ]);
});

test('or from the mean, which stands first', () => {
  expect(rowsOf(stateOf('mean')).对比?.[0]).toEqual(
    apart({
      分组: '关键指标',
      指标: '单方造价',
      单位: '元/㎡',
      均值: 3_150,
      'p1 号楼': 3_000,
      'p1 号楼 差异 (%)': -4.761905,
      'p2 号楼': 3_300,
      'p2 号楼 差异 (%)': 4.761905,
    }),
  );
});

test('in a basis the originals stand beside, and areas stay', () => {
  const [unitCost, area, piles] = rowsOf(stateOf('first'), inHubei).对比 ?? [];
  expect(unitCost).toEqual(
    apart({
      分组: '关键指标',
      指标: '单方造价',
      单位: '元/㎡',
      原税口径: '见“工程”表',
      'p1 号楼（原值）': 3_000,
      'p1 号楼': 2_694.44,
      'p2 号楼（原值）': 3_300,
      'p2 号楼': 2_963.89,
      'p2 号楼 差异 (%)': 10.000223,
    }),
  );
  expect(area).toMatchObject({
    原税口径: '',
    'p1 号楼（原值）': 12_000,
    'p1 号楼': 12_000,
    'p2 号楼': 9_000,
  });
  expect(piles).toMatchObject({ 原税口径: '除税', 'p1 号楼（原值）': 180, 'p1 号楼': 161.67 });
});

test('each project is told of on a sheet of its own, and what cannot be read says why', () => {
  const own = {
    类型: '高层住宅',
    结构: '剪力墙结构',
    阶段: '招标控制价',
    价格期: '2025-09',
    原税口径: '含税',
    '税率 (%)': 9,
    来源: '造价指标网（样例）',
    资料名称: '样例工程',
    地上层数: 18,
  };
  const odd = aCompared('p2', { areaId: '99', areaName: '别处', floorsBelow: 2 });
  const comparison = aComparison({ projects: [aCompared('p1', { hasDetail: false }), odd] });
  const { 对比: figures, 工程: projects } = rowsOf(stateOf('first', comparison), inHubei);
  expect(figures?.[0]).toMatchObject({ 'p2 号楼（原值）': 3_300, 'p2 号楼': null, 'p2 号楼 差异 (%)': null });
  expect(projects).toEqual([
    {
      ...own,
      工程: 'p1 号楼',
      地区: '广东 广州',
      地下层数: 1,
      明细: '无',
      未折算的原因: '',
      工程编号: 'p1',
    },
    apart({
      ...own,
      工程: 'p2 号楼',
      地区: '别处',
      地下层数: 2,
      明细: '有',
      未折算的原因: '工程所在地区没有地区系数',
      工程编号: 'p2',
    }),
  ]);
});

test('before the comparison has come there is nothing to export', () => {
  const waiting = { compare: reducer(undefined, events.comparisonRequested()) };
  expect(compareExport(waiting, asQuoted)).toBeUndefined();
});
