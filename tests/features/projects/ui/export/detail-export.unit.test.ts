import type { ProjectDetail } from '#features/projects/contract';
import { events } from '#features/projects/events';
import { reducer } from '#features/projects/state';
import { projectPageExport } from '#features/projects/ui/export/detail-export';
import { resourceCostOf } from '#features/projects/ui/costs-of';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aProjectRow } from '#tests/support/builders';
import { aTable } from '#tests/features/basis/a-table';

const row = aProjectRow({ unitCost: 1_090, area: 1_000 });
const line = (name: string, amount: number) => ({
  name,
  amount,
  unitCost: amount / 1_000,
  share: amount / 10_000,
});
const band = { n: 20, p25: 550, p50: 600, p75: 650 };
const detail: ProjectDetail = {
  row,
  provenance: row.provenance,
  overview: {
    areaAbove: 800,
    areaBelow: 200,
    height: null,
    foundation: '桩基础',
    seismic: '7 度',
    prefabrication: null,
    contract: '施工总承包',
    scope: '',
    basis: '',
    startedAt: '',
    finishedAt: '',
  },
  totals: { pretax: 1_000_000, tax: 90_000, total: 1_090_000, taxRate: 0.09 },
  units: [line('建筑工程', 1_000_000)],
  fees: [line('人工费', 200_000), line('材料费', 800_000)],
  parts: [
    { ...line('混凝土工程', 660_000), samples: 20, peers: band },
    { ...line('其他', 340_000), samples: 4, peers: null },
  ],
  contents: [
    { name: '钢筋', unit: 'kg/㎡', above: 45.5, below: null, samples: 20, peers: { ...band, p50: 50 } },
  ],
  resources: [
    {
      name: '螺纹钢',
      spec: 'HRB400',
      unit: 't/㎡',
      quantity: 0.05,
      price: 4_000,
      period: '2025-09',
      series: null,
    },
    {
      name: '综合人工',
      spec: '',
      unit: '工日/㎡',
      quantity: 0.1,
      price: 200,
      period: '2025-09',
      series: null,
    },
  ],
  standing: {
    reference: '同业态（高层住宅）',
    set: 'any',
    nearest: [],
    n: 20,
    rank: 60,
    band,
    histogram: [{ from: 500, to: 700, count: 20 }],
  },
  verdicts: [],
  mayMark: false,
  similar: [aProjectRow({ id: 'p2', name: '近邻楼' })],
};
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
const sheetIn = (name: string, reading = asQuoted) => {
  const sheet = projectPageExport(state, reading)?.sheets.find((each) => each.name === name);
  return { heads: sheet?.columns.map(({ title }) => title), rows: sheet?.rows };
};

test('every table of the page has its sheet', () => {
  expect(projectPageExport(state, asQuoted)?.sheets.map(({ name }) => name)).toEqual([
    '关键指标',
    '费用',
    '单位工程',
    '分部指标',
    '工程量指标',
    '主要工料',
    '对标分布',
    '相似项目',
  ]);
});

test('a breakdown ends with what it sums to, the tax, and both; no noise of binary fractions', () => {
  expect(sheetIn('费用')).toEqual({
    heads: ['费用', '造价', '单方', '占比'],
    rows: [
      ['人工费', 20, 200, 20],
      ['材料费', 80, 800, 80],
      ['除税造价', 100, 1_000, 100],
      ['税金 9%', 9, 90, 9],
      ['含税造价', 109, 1_090, 109],
    ],
  });
});

test('parts and contents stand against their peers', () => {
  const { rows } = sheetIn('分部指标');
  expect(rows?.[0]).toEqual(['混凝土工程', 66, 660, 66, 550, 600, 650, 10, 20]);
  expect(rows?.[1]?.slice(4)).toEqual([null, null, null, null, 4]);
  expect(sheetIn('工程量指标').rows).toEqual([['钢筋', 'kg/㎡', 45.5, null, 550, 50, 650, -9, 20]]);
});

test('prices of resources are said to be before tax, whatever basis the project is in', () => {
  expect(sheetIn('主要工料').heads?.slice(4, 6)).toEqual(['除税单价', '除税合价']);
  const { row, resources } = detail;
  const cost = resourceCostOf(
    { row: { ...row, taxBasis: '含税', provenance: { ...row.provenance, taxBasis: '含税' } } },
    resources[0]!,
    { what: '单价', value: 4_000, unit: '元' },
  );
  expect(cost.provenance.taxBasis).toBe('除税');
  expect(cost.quoted.keptTax).toBe('除税');
});

test('resources are ranked by their cost', () => {
  expect(sheetIn('主要工料').rows?.map((cells) => cells.slice(5, 8))).toEqual([
    [200, 90.909091, 'A'],
    [20, 9.090909, 'B'],
  ]);
});

test('in a basis costs stand beside their originals, and deviations are those of the page', () => {
  const { heads, rows } = sheetIn('分部指标', inHubei);
  const read = Number(((660 * 0.97) / 1.08).toFixed(2));
  expect(heads?.slice(1, 5)).toEqual(['造价', '单方', '折算造价', '折算单方']);
  expect(rows?.[0]?.slice(2, 3)).toEqual([660]);
  expect(rows?.[0]?.[4]).toBe(read);
  const amounts = rows?.map((cells) => Number(cells[3])) ?? [];
  expect(Number((amounts[0]! + amounts[1]!).toFixed(6))).toBe(amounts[2]);
  expect(Number((amounts[2]! + amounts[3]!).toFixed(6))).toBe(amounts[4]);
  expect(rows?.[0]?.[9]).toBeCloseTo(((read - 600) / 600) * 100, 6);
  expect(sheetIn('关键指标', inHubei).rows?.[1]).toEqual([
    '单方造价（折算）',
    Number(((1_090 * 0.97) / 1.08).toFixed(2)),
    '元/㎡',
    '湖北',
  ]);
});

test('[DATA-001] the unit cost is one figure in the key figures and below every breakdown, each in its own tax basis', () => {
  const garage: ProjectDetail = {
    ...detail,
    row: aProjectRow({ unitCost: 4_841.61, area: 14_874.39, taxBasis: '含税', taxRate: 0.09 }),
    totals: { pretax: 66_069_780.99, tax: 5_946_280.29, total: 72_016_061.28, taxRate: 0.09 },
    fees: [line('人工费', 66_069_780.99)],
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
  const sheets = projectPageExport(shown, exTax)?.sheets ?? [];
  const key = new Map(
    sheets.find(({ name }) => name === '关键指标')?.rows.map(([name, ...rest]) => [name, rest]),
  );
  expect(key.get('单方造价 除税')).toEqual([4_441.85, '元/㎡', '除税']);
  expect(key.get('单方造价（折算）')?.[0]).toBe(4_441.84);
  expect(key.get('单方造价 除税（折算）')).toEqual([4_441.84, '元/㎡', '广东 · 除税']);
  expect(key.get('单方造价 含税（折算）')).toEqual([4_841.61, '元/㎡', '广东 · 含税']);
  const sums = sheets.find(({ name }) => name === '费用')?.rows.slice(-3);
  expect(sums?.map((cells) => cells[4])).toEqual([4_441.84, 399.77, 4_841.61]);
});

test('before the project has come there is nothing to export', () => {
  const waiting = {
    projects: reducer(undefined, events.detailRequested({ id: 'p1', basis: '', peers: '' })),
  };
  expect(projectPageExport(waiting, asQuoted)).toBeUndefined();
});
