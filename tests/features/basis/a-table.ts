import type { PublishedTable } from '#features/basis/contract';

const course = (...values: readonly [number, number, number]) =>
  (['2023-06', '2024-12', '2025-09'] as const).map((period, at) => ({
    period,
    value: values[at] ?? 0,
    status: 'firm' as const,
  }));

/** Of the worked example: 湖北 2023-06, 广东 2025-09. */
export const aTable = (more: Partial<PublishedTable> = {}): PublishedTable => ({
  series: { name: '全国综合造价指数', publisher: '某造价站', basePeriod: '2020-01', source: 'sample' },
  indexes: [
    { period: '2023-06', value: 104.2, status: 'firm' },
    { period: '2024-12', value: 101.5, status: 'firm' },
    { period: '2025-09', value: 100.9, status: 'provisional' },
  ],
  ownSeries: [
    { key: '住宅', name: '住宅工程造价指数', publisher: '某造价站', months: course(104.5, 101.6, 101) },
    { key: '公建', name: '公共建筑造价指数', publisher: '某造价站', months: course(103.9, 101.4, 100.8) },
    { key: '人工', name: '人工费指数', publisher: '某造价站', months: course(108.8, 113.1, 115.2) },
    { key: '材料', name: '材料费指数', publisher: '某造价站', months: course(102.2, 98.7, 97.1) },
    { key: '机械', name: '施工机具费指数', publisher: '某造价站', months: course(104.8, 104.3, 104.1) },
    { key: '材料/钢材', name: 'HRB400 螺纹钢', publisher: '某造价站', months: course(3_790, 3_510, 3_420) },
    { key: '材料/电缆', name: '铜芯电缆', publisher: '某造价站', months: course(82.5, 93.1, 95.8) },
  ],
  travelling: { items: ['010515', '030408'], materials: ['电缆', '钢筋'] },
  factors: [
    { areaId: '1', name: '全国', value: 1 },
    { areaId: '18', name: '湖北', value: 0.97 },
    { areaId: '20', name: '广东', value: 1.08 },
  ],
  factorSource: {
    kind: 'sample',
    issuer: '某造价站',
    title: '地区造价系数',
    priceDate: '2025-09',
    taxBasis: '含税',
    revision: 1,
    licence: '仅供演示',
  },
  ...more,
});
