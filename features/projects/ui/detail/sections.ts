export const SECTIONS = {
  overview: '概况',
  composition: '造价构成',
  parts: '分部指标',
  contents: '工程量指标',
  resources: '工料价格',
  standing: '对标',
  similar: '相似项目',
} as const;
export type SectionKey = keyof typeof SECTIONS;
export const sectionKeys = Object.keys(SECTIONS) as SectionKey[];

export const sectionId = (section: SectionKey): string => `projects-${section}`;
