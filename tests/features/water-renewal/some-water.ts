import type { WaterDetail, WaterPage, WaterRow } from '#features/water-renewal/contract';

export const aRow = (more: Partial<WaterRow> = {}): WaterRow => ({
  id: 'pump-202509-1',
  name: '佛山东港排涝泵站工程',
  kind: '泵站',
  areaId: '20',
  cityId: null,
  areaName: '广东 佛山',
  value: 2.18,
  unitBasis: '万元/kW',
  quantity: 1_000,
  scope: '含建筑与安装、设备和预备费；不含征地与建设期利息',
  taxBasis: '含税',
  taxRate: 0.09,
  priceDate: '2025-09',
  stage: '招标控制价',
  source: 'sample',
  provenance: {
    kind: 'sample',
    issuer: '造价指标网（样例）',
    title: '水利与城市更新指标样例',
    priceDate: '2025-09',
    taxBasis: '含税',
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  },
  ...more,
});

export const aPage = (more: Partial<WaterPage> = {}): WaterPage => ({
  indexDatas: [aRow()],
  next: null,
  total: { count: 1, exact: true },
  kinds: [{ value: '泵站', count: 1 }],
  years: [{ value: '2025', count: 1 }],
  unitBases: [{ value: '万元/kW', count: 1 }],
  areaIds: ['20'],
  ...more,
});

export const aDetail = (more: Partial<WaterDetail> = {}): WaterDetail => ({
  row: aRow(),
  facts: [{ term: '设计标准', detail: '20 年一遇' }],
  totals: { pretax: 20_000_000, tax: 1_800_000, total: 21_800_000, taxRate: 0.09 },
  costs: [
    { name: '建筑工程', amount: 12_000_000, share: 60 },
    { name: '机电设备及安装', amount: 8_000_000, share: 40 },
  ],
  quantities: [{ name: '混凝土', unit: 'm³', quantity: 4_000 }],
  standing: {
    reference: '同类别（泵站） · 同单位口径（万元/kW）',
    n: 12,
    rank: 41.67,
    band: { n: 12, p25: 2.02, p50: 2.2, p75: 2.5 },
    histogram: [{ from: 1.9, to: 2.8, count: 12 }],
  },
  similar: [aRow({ id: 'pump-202508-1', name: '广州沙河排涝泵站工程' })],
  ...more,
});
