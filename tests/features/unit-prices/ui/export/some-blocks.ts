import type { BlockFound } from '#features/unit-prices/blocks';
import type { Resource } from '#features/unit-prices/contract-detail';
import { aUnitPrice } from '../../a-row';

export const row = aUnitPrice({ unitPrice: 124.3 });
const part = (name: string, amount: number | '--' | '/' | '===', share: number | '--' | '/' | '===') => ({
  name,
  amount,
  share,
});
const resource: Resource = {
  key: '综合人工',
  code: '0001',
  name: '综合人工',
  spec: '一般技工',
  unit: '工日',
  priceSource: '样例价',
  quantity: 0.5,
  price: 200,
  amount: 100,
  share: 100,
  isUnpriced: false,
  category: 'labour',
  grade: 'A',
};
const norm = {
  code: 'A4-1',
  name: '矩形柱',
  unit: '10m³',
  quantity: 0.1,
  unitPrice: 1_243,
  labour: 60,
  materials: 30,
  machinery: 10,
  overheads: 24.3,
  amount: 124.3,
};
export const found: readonly BlockFound[] = [
  {
    block: 'info',
    data: {
      row,
      provenance: {
        kind: 'sample',
        issuer: '某站',
        title: '样例清单',
        priceDate: '2025-09',
        taxBasis: '除税',
        revision: 1,
        licence: '仅供演示',
      },
      template: {
        id: '7',
        code: '010505001',
        edition: 'GB50500-2013',
        name: '有梁板',
        unit: 'm³',
        path: [],
        workContent: '混凝土制作、运输',
        rule: '按设计图示尺寸以体积计算',
        features: [],
      },
      quantity: 10,
      amount: 1_243,
      project: {
        id: 'p1',
        name: '某住宅楼',
        type: 'residential.highrise',
        stage: '结算',
        priceDate: '2025-09',
      },
    },
  },
  {
    block: 'compositions',
    data: {
      unitPrice: 124.3,
      taxBasis: '除税',
      taxRate: 0.09,
      parts: [
        { part: 'labour', ...part('人工费', 100, 80.45) },
        { part: 'materials', ...part('材料费', '===', '===') },
        { part: 'management', ...part('企业管理费', 18, 14.48) },
        { part: 'profit', ...part('利润', 6.3, 5.07) },
        { part: 'risk', ...part('风险费', '/', '/') },
      ],
      rates: { rateBase: 'labour', managementRate: 0.18, profitRate: 0.063, risk: 0 },
    },
  },
  {
    block: 'works',
    data: {
      norms: { unitPrice: 124.3, sum: 124.3, norms: [norm] },
      summaries: { sum: 100, resources: [resource] },
      addsUp: true,
    },
  },
];

/** Resources that do not add up to a hundred: shares and amounts are not the same figures. */
export const twoResources: BlockFound = {
  block: 'works',
  data: {
    norms: { unitPrice: 144.3, sum: 144.3, norms: [norm] },
    summaries: {
      sum: 120,
      resources: [
        { ...resource, quantity: 0.48, price: 175, amount: 84, share: 70 },
        {
          ...resource,
          key: '水泥',
          code: '0401',
          name: '水泥',
          spec: 'P.O 42.5',
          unit: 't',
          category: 'materials',
          isUnpriced: true,
          quantity: 0.096,
          price: 375,
          amount: 36,
          share: 30,
        },
      ],
    },
    addsUp: true,
  },
};

const scope = { areaId: '20', areaName: '广东' };
export const market: readonly BlockFound[] = [
  {
    block: 'distribution',
    data: {
      scope,
      from: '2024-10',
      until: '2025-09',
      statistics: row.statistics,
      histogram: null,
      rank: null,
      deviation: null,
      regions: [
        { ...scope, n: 6, p50: 125.5, bands: { kind: 'range', n: 6, min: 110, p50: 125.5, max: 140 } },
        {
          areaId: '18',
          areaName: '湖北',
          n: 2,
          p50: null,
          bands: { kind: 'cases', n: 2, values: [108, 112] },
        },
      ],
    },
  },
  {
    block: 'trend',
    data: {
      scope,
      points: [{ period: '2025-09', n: 7, p50: 126 }],
      nationwide: [{ period: '2025-09', n: 70, p50: 119 }],
    },
  },
  {
    block: 'similar',
    data: {
      rows: [aUnitPrice({ id: '9', unitPrice: 131.2, areaName: '广东 深圳', priceDate: '2025-08' })],
    },
  },
];
