import type { PublishedTable } from '#features/basis/contract';

/** Of the worked example: 湖北 2023-06, 广东 2025-09. */
export const aTable = (more: Partial<PublishedTable> = {}): PublishedTable => ({
  series: { name: '全国综合造价指数', publisher: '某造价站', basePeriod: '2020-01', source: 'sample' },
  indexes: [
    { period: '2023-06', value: 104.2, status: 'firm' },
    { period: '2024-12', value: 101.5, status: 'firm' },
    { period: '2025-09', value: 100.9, status: 'provisional' },
  ],
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
