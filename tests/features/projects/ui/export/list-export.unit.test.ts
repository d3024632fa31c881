import type { ListView, ProjectRow } from '#features/projects/contract';
import { projectExport } from '#features/projects/ui/export/list-export';
import type { ExportReading } from '#src/tables/export-reading';
import { initialState } from '#features/projects/state';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import { aProjectPage, aProjectRow } from '#tests/support/builders';
import { aTable } from '#tests/features/basis/a-table';
import { apart, listRows } from '#tests/support/titled-rows';

const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
const inBasis: ExportReading = {
  rebase: createRebaser(aTable(), { period: '2025-09', areaId: '20' }),
  basis: '2025-09 · 广东',
  sources: ['全国综合造价指数', '地区造价系数'],
  areaName: '湖北',
};
const hubei = aProjectRow({ areaId: '18', areaName: '湖北 武汉', unitCost: 2980, priceDate: '2023-06' });
const old = aProjectRow({ priceDate: '2016-03' });

const stateOf = (list: typeof initialState.list) => ({ projects: { ...initialState, list } });
const listOf = (view: ListView, reading: ExportReading, rows: readonly ProjectRow[] = [hubei]) =>
  projectExport(stateOf({ status: 'shown', view, page: aProjectPage(rows) }), reading)!;
const written = (row: ProjectRow, reading: ExportReading) => listRows(listOf({}, reading), [row])[0];

const own = {
  工程: '某住宅楼',
  地区: '湖北 武汉',
  类型: '高层住宅',
  结构: '剪力墙结构',
  '面积 (㎡)': 12_000,
  地上层数: 18,
  地下层数: 1,
  '单方 (元/㎡)': 2_980,
  税口径: '含税',
  价格期: '2023-06',
  阶段: '招标控制价',
  '完整度 (%)': 90,
  资料等级: 'A',
  来源: '样例',
  提供方: '造价指标网（样例）',
  资料名称: '样例数据',
  工程编号: 'p1',
};

test('the columns are those of the screen, in their order, with the source of every row', () => {
  expect(written(hubei, asQuoted)).toEqual(apart(own));
  expect(Object.keys(written(hubei, asQuoted) ?? {})).toEqual(Object.keys(own));
});

test('with a basis the rebased cost stands beside the original', () => {
  expect(written(hubei, inBasis)).toEqual(
    apart({ ...own, '折算单方 (元/㎡)': 3_212.86, 折算口径: '2025-09 · 广东' }),
  );
  expect(written(old, inBasis)).toMatchObject({
    '单方 (元/㎡)': 2345.67,
    '折算单方 (元/㎡)': null,
    折算口径: '未折算：2016-03 没有全国综合造价指数（现有 2023-06 至 2025-09）',
  });
  expect(written(aProjectRow(), inBasis)).toMatchObject({ '折算单方 (元/㎡)': 2345.67 });
  expect(listOf({}, inBasis).basis).toEqual([
    ['折算', '2025-09 · 广东，原值在“单方”一列'],
    ['折算依据', '全国综合造价指数'],
    ['折算依据', '地区造价系数'],
  ]);
});

test('filters and order are written as the screen says them', () => {
  const view: ListView = { areaId: '18', type: 'residential', sort: 'unitCost', order: 'asc' };
  expect(listOf(view, inBasis).filters).toEqual([
    ['地区', '湖北'],
    ['工程类型', '居住建筑'],
    ['排序', '单方造价，从低到高（按所显示的单方）'],
  ]);
  expect(listOf({}, asQuoted).filters[0]).toEqual(['条件', '不限']);
});

test('the walk begins on the first page, whichever is shown, and counts to the end once', () => {
  const list = listOf({ keyword: '住宅', cursor: 'here', page: 3 }, asQuoted);
  expect(list.request(undefined).body).toEqual({ keyword: '住宅', pageSize: 500, countsAll: true });
  expect(list.request('next').body).toEqual({ keyword: '住宅', pageSize: 500, cursor: 'next' });
  expect(list.page).toEqual([hubei]);
});

test('rows of one question never go into a file that says another', () => {
  const former = { view: { areaId: '18' }, page: aProjectPage([hubei]) };
  expect(projectExport(stateOf({ ...former, status: 'loading' }), asQuoted)).toBeUndefined();
  expect(projectExport(stateOf({ status: 'idle', view: {} }), asQuoted)).toBeUndefined();
});
