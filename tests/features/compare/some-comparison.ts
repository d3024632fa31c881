import type { Comparison } from '#features/compare/contract';

const provenance: Compared['provenance'] = {
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例工程',
  priceDate: '2025-09',
  taxBasis: '含税',
  revision: 1,
  licence: '仅供演示',
};

type Compared = Comparison['projects'][number];

export const aCompared = (id: string, more: Partial<Compared> = {}): Compared => ({
  id,
  name: `${id} 号楼`,
  areaId: '20',
  areaName: '广东 广州',
  type: 'residential.highrise',
  structure: '剪力墙结构',
  stage: '招标控制价',
  priceDate: '2025-09',
  recordedBasis: '含税',
  taxRate: 0.09,
  floorsAbove: 18,
  floorsBelow: 1,
  source: 'sample',
  hasDetail: true,
  provenance,
  ...more,
});

export const aComparison = (more: Partial<Comparison> = {}): Comparison => ({
  taxBasis: '含税',
  projects: [aCompared('p1'), aCompared('p2')],
  missing: [],
  groups: [
    {
      name: '关键指标',
      lines: [
        { name: '单方造价', unit: '元/㎡', isCost: true, figures: [3_000, 3_300] },
        { name: '建筑面积', unit: '㎡', isCost: false, figures: [12_000, 9_000] },
      ],
    },
    {
      name: '分部指标',
      lines: [{ name: '桩基工程', unit: '元/㎡', isCost: true, keptTax: '除税', figures: [180, null] }],
    },
  ],
  similar: [
    {
      id: 'p9',
      name: '近邻 9 号楼',
      type: 'office.office',
      areaName: '广东 广州',
      priceDate: '2025-06',
      unitCost: 2_990,
      taxBasis: '含税',
      source: 'sample',
      areaId: '20',
      taxRate: 0.09,
      provenance,
    },
  ],
  ...more,
});
