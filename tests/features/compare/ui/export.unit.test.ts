import type { RootState } from '#src/kernel/state';
import { viewFrom } from '#features/compare/compare-view';
import { events } from '#features/compare/events';
import { reducer } from '#features/compare/state';
import { compareExport } from '#features/compare/ui/export/compare-export';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
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
const table = (state: RootState, reading = asQuoted) => {
  const sheet = compareExport(state, reading)?.sheets[0];
  return { heads: sheet?.columns.map(({ title }) => title), rows: sheet?.rows };
};

test('projects side by side, each with its difference from the first', () => {
  expect(table(stateOf('first'))).toEqual({
    heads: ['分组', '指标', '单位', 'p1 号楼', 'p2 号楼', 'p2 号楼 差异'],
    rows: [
      ['关键指标', '单方造价', '元/㎡', 3_000, 3_300, 10],
      ['关键指标', '建筑面积', '㎡', 12_000, 9_000, -25],
      ['分部指标', '桩基工程', '元/㎡', 180, null, null],
    ],
  });
});

test('or from the mean, which stands first', () => {
  const { heads, rows } = table(stateOf('mean'));
  expect(heads?.slice(3)).toEqual(['均值', 'p1 号楼', 'p1 号楼 差异', 'p2 号楼', 'p2 号楼 差异']);
  expect(rows?.[0]?.slice(3, 5)).toEqual([3_150, 3_000]);
});

test('in a basis the originals stand beside, areas stay, and what cannot be read says why', () => {
  const odd = aCompared('p2', { areaId: '99' });
  const comparison = aComparison({ projects: [aCompared('p1'), odd] });
  const state = stateOf('first', comparison);
  const { heads, rows } = table(state, inHubei);
  expect(heads?.slice(3, 7)).toEqual(['原税口径', 'p1 号楼（原值）', 'p1 号楼', 'p2 号楼（原值）']);
  expect(rows?.[0]?.slice(3, 8)).toEqual(['见“工程”表', 3_000, 2_694.44, 3_300, null]);
  expect(rows?.[1]?.slice(3, 8)).toEqual(['', 12_000, 12_000, 9_000, 9_000]);
  expect(rows?.[2]?.slice(3, 6)).toEqual(['除税', 180, 161.67]);
  const projects = compareExport(state, inHubei)?.sheets[1];
  const reasonAt = projects?.columns.findIndex(({ title }) => title === '未折算的原因') ?? -1;
  expect(projects?.rows.map((row) => row[reasonAt])).toEqual(['', '工程所在地区没有地区系数']);
});

test('before the comparison has come there is nothing to export', () => {
  const waiting = { compare: reducer(undefined, events.comparisonRequested()) };
  expect(compareExport(waiting, asQuoted)).toBeUndefined();
});
