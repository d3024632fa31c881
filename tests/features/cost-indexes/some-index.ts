import type { IndexCard, IndexList, IndexPoint, IndexResult } from '#features/cost-indexes/contract';

export const aPoint = (period: string, value: number, more: Partial<IndexPoint> = {}): IndexPoint => ({
  period,
  value,
  monthOverMonth: null,
  yearOverYear: null,
  status: 'firm',
  revision: 0,
  ...more,
});

export const aCard = (more: Partial<IndexCard> = {}): IndexCard => ({
  id: 'composite-1',
  name: '全国综合造价指数',
  category: '综合',
  item: null,
  areaId: '1',
  areaName: '全国',
  frequency: 'month',
  basePeriod: '2020-01',
  unit: '点',
  method: '拉氏指数（样例算法）',
  publisher: '造价指标网（样例）',
  source: 'sample',
  period: '2025-09',
  value: 100.9,
  status: 'provisional',
  monthOverMonth: 0.12,
  yearOverYear: -0.8,
  spark: [102, 101, 100.9],
  ...more,
});

export const aList = (more: Partial<IndexList> = {}): IndexList => ({
  categories: [{ value: '综合', count: 1 }],
  frequencies: [{ value: 'month', count: 1 }],
  bases: [{ value: '2020-01', count: 1 }],
  areaIds: ['1', '20'],
  rows: [aCard()],
  substitutes: [],
  ...more,
});

export const aResult = (more: Partial<IndexResult> = {}): IndexResult => ({
  series: {
    id: 'composite-1',
    name: '全国综合造价指数',
    category: '综合',
    item: null,
    areaId: '1',
    areaName: '全国',
    frequency: 'month',
    basePeriod: '2020-01',
    unit: '点',
    method: '拉氏指数（样例算法）',
    publisher: '造价指标网（样例）',
    weights: { 人工: 60, 钢材: 40 },
    source: 'sample',
  },
  provenance: {
    kind: 'sample',
    issuer: '造价指标网（样例）',
    title: '全国综合造价指数',
    priceDate: '2025-09',
    taxBasis: '除税',
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  },
  regions: [
    {
      seriesId: 'composite-1',
      areaId: '1',
      areaName: '全国',
      points: [
        aPoint('2023-06', 104.2, { revision: 1 }),
        aPoint('2025-08', 100.8, { monthOverMonth: -0.1 }),
        aPoint('2025-09', 100.9, { monthOverMonth: 0.1, yearOverYear: -0.8, status: 'provisional' }),
        aPoint('2025-10', 101, { status: 'forecast' }),
      ],
    },
  ],
  comparable: [
    { areaId: '1', areaName: '全国' },
    { areaId: '18', areaName: '湖北' },
    { areaId: '20', areaName: '广东' },
  ],
  contribution: {
    from: '2024-09',
    to: '2025-09',
    change: -1.2,
    percent: -1.17,
    parts: [{ name: '钢材', weight: 40, points: -1.5, seriesName: 'HRB400 螺纹钢' }],
    rest: 0.3,
    restWeight: 60,
  },
  publications: [
    {
      issueNo: '月报 2025-09',
      title: '2025 年 9 月工程造价指数（样例）',
      period: '2025-09',
      publishedOn: '2025-10-12',
      value: 100.9,
      status: 'provisional',
    },
  ],
  revisions: [
    {
      period: '2023-06',
      revision: 1,
      before: 104.5,
      after: 104.2,
      reason: '补录地区样本后重算（样例）',
      revisedOn: '2023-10-12',
    },
  ],
  places: {
    asOf: '2025-09',
    source: 'sample',
    rows: [
      { areaId: '1', areaName: '全国', factor: 1 },
      { areaId: '18', areaName: '湖北', factor: 0.97 },
      { areaId: '20', areaName: '广东', factor: 1.08 },
    ],
  },
  ...more,
});
