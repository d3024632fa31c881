export const SECTIONS = {
  info: '基本信息',
  composition: '价格组成',
  trial: '调价测算',
  norms: '定额组成',
  resources: '工料机汇总',
  market: '分布与走势',
  similar: '相似清单',
} as const;
export type SectionKey = keyof typeof SECTIONS;
export const sectionKeys = Object.keys(SECTIONS) as SectionKey[];

export const sectionId = (section: SectionKey): string => `unit-${section}`;
