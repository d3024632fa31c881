import type { HomeContent } from '../contract';

export type Section = HomeContent['sections'][number];

const TITLES: Readonly<Record<string, string>> = {
  commonproj: '单项工程指标',
  projectCost: '工程造价指标',
  comprehensiveUnitPrice: '综合单价指标',
  laborSubcontracting: '劳务分包指标',
  policy: '政策文件',
  'industry-index': '行业管理指标',
  waterConUrbanRenew: '水利与城市更新',
};

export const sectionKeys = Object.keys(TITLES);
export const titleOf = (key: string): string | undefined => TITLES[key];
export const addressOf = (key: string): string => `#/${key}/index`;
