import type { LaborPage, LaborRow } from '#features/labor/contract';
import type { Submission } from '#features/labor/contract-collect';
import type { AreaPrices, PriceTrend } from '#features/labor/contract-line';

export const aRow = (more: Partial<LaborRow> = {}): LaborRow => ({
  id: 'formwork-timber-20',
  itemId: 'formwork-timber',
  section: '模板',
  name: '木模板制作安装拆除',
  content: '按接触面展开面积',
  unit: '㎡',
  mode: '清包',
  included: { tools: false, materials: false, insurance: false, tax: false },
  taxRate: 0,
  areaId: '20',
  areaName: '广东',
  period: '2025-09',
  low: 50,
  middle: 54.5,
  high: 60.25,
  n: 28,
  change: 0.35,
  source: 'sample',
  provenance: {
    kind: 'sample',
    issuer: '造价指标网（样例）',
    title: '劳务价格样例',
    priceDate: '2025-09',
    taxBasis: '除税',
    n: 28,
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  },
  ...more,
});

export const aSubmission = (): Submission => ({
  number: 'LW1',
  section: '模板',
  itemName: '木模板制作安装拆除',
  areaName: '广东',
  projectKind: '住宅',
  mode: '清包',
  price: 56.5,
  unit: '㎡',
  included: { tools: false, materials: false, insurance: true, tax: false },
  settledIn: '2025-06',
  payment: '按月进度',
  isAnonymous: true,
  content: '',
  status: 'pending',
  placing: 'line',
  word: '',
  submittedAt: '2025-11-20T02:00:00Z',
  reviewedAt: null,
});

export const aPage = (more: Partial<LaborPage> = {}): LaborPage => ({
  areaId: '20',
  period: '2025-09',
  periods: ['2025-09', '2025-08', '2025-07'],
  sections: [{ value: '模板', count: 1 }],
  total: 1,
  ofProvince: 0,
  rows: [aRow()],
  ...more,
});

export const aTrend = (more: Partial<PriceTrend> = {}): PriceTrend => ({
  row: aRow(),
  points: [
    { period: '2025-08', low: 49.8, middle: 54.31, high: 60, n: 27 },
    { period: '2025-09', low: 50, middle: 54.5, high: 60.25, n: 28 },
  ],
  index: {
    id: 'labour-20',
    name: '人工费指数',
    areaName: '广东',
    basePeriod: '2020-01',
    source: 'sample',
    points: [
      { period: '2025-08', value: 114 },
      { period: '2025-09', value: 114.57 },
    ],
  },
  day: {
    trade: '木工',
    lineId: 'day-carpenter-20',
    output: 8,
    rate: { low: 360, middle: 388, high: 420, n: 20 },
  },
  quotes: [],
  beside: [
    {
      id: 'formwork-stair-20',
      name: '楼梯模板',
      mode: '清包',
      unit: '㎡',
      included: aRow().included,
      middle: 110,
      change: null,
    },
  ],
  ...more,
});

export const thePlaces = (more: Partial<AreaPrices> = {}): AreaPrices => ({
  period: '2025-09',
  unit: '㎡',
  places: [
    {
      lineId: 'formwork-timber-1',
      areaId: '1',
      areaName: '全国',
      shortName: '',
      low: 49,
      middle: 53,
      high: 58,
      n: 600,
      dayRate: 378,
    },
    {
      lineId: 'formwork-timber-20',
      areaId: '20',
      areaName: '广东',
      shortName: '粤',
      low: 50,
      middle: 54.5,
      high: 60.25,
      n: 28,
      dayRate: 388,
    },
    {
      lineId: 'formwork-timber-19',
      areaId: '19',
      areaName: '湖南',
      shortName: '湘',
      low: 46,
      middle: 50,
      high: 55,
      n: 4,
      dayRate: null,
    },
  ],
  ...more,
});
