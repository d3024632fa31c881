import type { HomeContent } from '../contract';
import type { Holding } from './store';

type Section = HomeContent['sections'][number];

const SECTIONS: readonly Pick<Section, 'key' | 'unit' | 'note'>[] = [
  { key: 'commonproj', unit: '个工程', note: '单方造价、分部与含量指标，逐项可查来历' },
  { key: 'projectCost', unit: '条指数', note: '综合、人工与主要材料指数，按月更新' },
  { key: 'comprehensiveUnitPrice', unit: '条单价', note: '清单综合单价与费用组成' },
  { key: 'laborSubcontracting', unit: '条价格', note: '分工种劳务分包价格' },
  { key: 'policy', unit: '份文件', note: '计价依据与调价文件，标明效力' },
  { key: 'industry-index', unit: '项指标', note: '行业主管部门发布的指标与指数' },
  { key: 'waterConUrbanRenew', unit: '项指标', note: '水利工程与城市更新造价指标' },
];

/** Every section in the order of the menu; one without a holding is not open yet. */
export const sectionsOf = (holdings: Readonly<Record<string, Holding>>): HomeContent['sections'] =>
  SECTIONS.map((section) => ({
    ...section,
    count: holdings[section.key]?.count ?? null,
    updatedAt: holdings[section.key]?.updatedAt ?? null,
  }));
