import type { RangeTable, SubjectRange, SubjectRow } from '#features/index-range/contract';

export const aRow = (more: Partial<SubjectRow> = {}): SubjectRow => ({
  name: '钢筋工程',
  unit: '元/㎡',
  n: 40,
  min: 180,
  p10: 220,
  p25: 246.5,
  p50: 290.46,
  p75: 338.5,
  p90: 374.7,
  max: 453.1,
  recommended: 293.28,
  cv: 0.19,
  reliability: '高',
  outliers: { low: 0, high: 0, normal: 0 },
  spark: [290, null, 300],
  cases: [],
  ...more,
});

const basis = {
  period: '2025-09',
  seriesName: '全国综合造价指数',
  areaId: '1',
  areaName: '全国',
  movesPlaces: true,
  taxBasis: '含税',
} as const;
const provenance = {
  kind: 'computed',
  issuer: '造价指标网',
  title: '科目指标区间（平台测算）',
  priceDate: '2025-09',
  taxBasis: '含税',
  n: 40,
  method: '数据统计法',
  revision: 1,
  licence: '仅供参考',
  note: '其中样例数据 40 个',
} as const;

export const aTable = (more: Partial<RangeTable> = {}): RangeTable => ({
  basis,
  projects: 40,
  samples: 40,
  leftOut: 0,
  halves: ['2024 上', '2024 下', '2025 上'],
  subjects: [aRow({ name: '单方造价' }), aRow()],
  nearby: [],
  provenance,
  ...more,
});

export const aSubject = (more: Partial<SubjectRange> = {}): SubjectRange => ({
  basis,
  row: aRow(),
  histogram: { classes: [{ from: 180, to: 460, count: 40 }], below: 0, beyond: 0 },
  trend: [
    { half: '2024 上', n: 20, p25: 240, p50: 285, p75: 330 },
    { half: '2025 上', n: 20, p25: 250, p50: 295, p75: 340 },
  ],
  working: {
    cut: 2,
    kept: 36,
    area: 1_000,
    cost: 293_280,
    months: [
      { period: '2023-09', n: 18, area: 500, cost: 140_000 },
      { period: '2025-09', n: 18, area: 500, cost: 153_280 },
    ],
  },
  composition: {
    year: [
      { name: '2023', months: [['2023-09', 20]] },
      { name: '2025', months: [['2025-09', 20]] },
    ],
    place: [{ name: '广东', months: [['2025-09', 40]] }],
    stage: [{ name: '招标控制价', months: [['2025-09', 40]] }],
    source: [{ name: '样例', months: [['2025-09', 40]] }],
  },
  records: [],
  provenance,
  ...more,
});
