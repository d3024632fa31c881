import type { ProjectDetail } from '#features/projects/contract';
import { aProjectRow } from '#tests/support/builders';

const row = aProjectRow({ unitCost: 2_180, area: 1_000 });
export const aLine = (name: string, amount: number) => ({
  name,
  amount,
  unitCost: amount / 1_000,
  share: amount / 20_000,
});
const band = { n: 20, p25: 1_100, p50: 1_200, p75: 1_300 };
/** Every figure of it is of its own: no column of a file can pass for another. */
export const detail: ProjectDetail = {
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
  totals: { pretax: 2_000_000, tax: 180_000, total: 2_180_000, taxRate: 0.09 },
  units: [aLine('建筑工程', 2_000_000)],
  fees: [aLine('人工费', 400_000), aLine('材料费', 1_600_000)],
  parts: [
    { ...aLine('混凝土工程', 1_320_000), samples: 20, peers: band },
    { ...aLine('其他', 680_000), samples: 4, peers: null },
  ],
  contents: [
    {
      name: '钢筋',
      unit: 'kg/㎡',
      above: 45.5,
      below: 98.2,
      samples: 21,
      peers: { n: 21, p25: 44, p50: 50, p75: 55 },
    },
    {
      name: '土方',
      unit: 'm³/㎡',
      above: null,
      below: 1.2,
      samples: 6,
      peers: { n: 6, p25: 0.7, p50: 0.8, p75: 0.9 },
    },
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
    histogram: [{ from: 1_000, to: 1_400, count: 20 }],
  },
  verdicts: [],
  mayMark: false,
  similar: [aProjectRow({ id: 'p2', name: '近邻楼', taxBasis: '除税', areaName: '广东 深圳' })],
};
