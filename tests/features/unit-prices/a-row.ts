import type { UnitPricePage, UnitPriceRow } from '#features/unit-prices/contract';
import type { Provenance } from '#src/contract/provenance';
import type { Scheme } from '#features/unit-prices/contract-schemes';
import { OWN_TERMS } from '#features/unit-prices/detail-view';

export const aUnitPrice = (more: Partial<UnitPriceRow> = {}): UnitPriceRow => ({
  id: '1',
  projectId: 'p1',
  templateId: '7',
  code: '010505001001',
  edition: 'GB50500-2013',
  name: '有梁板',
  features: [{ key: '混凝土强度等级', value: 'C30' }],
  featureText: '混凝土强度等级：C30',
  unit: 'm³',
  areaId: '20',
  areaName: '广东 广州',
  priceDate: '2025-09',
  taxBasis: '除税',
  taxRate: 0.09,
  unitPrice: 594.29,
  amounts: { labour: 112.35, materials: 398.2, machinery: 18.44, other: 65.3 },
  source: 'sample',
  hasComposition: true,
  statistics: {
    bands: { kind: 'deciles', n: 42, p10: 540, p25: 560, p50: 598, p75: 640, p90: 680 },
    reliability: '高',
    earned: '42 个样本，变异系数 0.10，近 12 个月 42 个',
    variation: 0.1,
    areaName: '广东',
    months: 12,
    reference: '同清单项目 · C30 · 广东 · 近 12 个月 · 折到 2025-09 · 除税',
  },
  spark: { scope: 'area', until: '2025-09', values: [590, null, 598] },
  schemePrice: null,
  ...more,
});

export const aProvenance: Provenance = {
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例工程清单',
  priceDate: '2025-09',
  taxBasis: '除税',
  revision: 1,
  licence: '样例数据，仅供演示',
};

export const aPage = (count: number, from = 0, more: Partial<UnitPricePage> = {}): UnitPricePage => ({
  indexDatas: Array.from({ length: count }, (_, index) => ({
    ...aUnitPrice({ id: String(from + index + 1) }),
    origin: 0,
  })),
  origins: [aProvenance],
  from,
  next: null,
  previous: null,
  total: { count: 1_000, exact: true },
  loading: null,
  ...more,
});

export const aScheme = (more: Partial<Scheme> = {}): Scheme => ({
  ...OWN_TERMS,
  id: '1',
  name: '集团标准',
  managementRate: 0.2,
  isChosen: false,
  changedAt: '2025-09-01T00:00:00.000Z',
  ...more,
});
