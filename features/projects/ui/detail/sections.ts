import { sectionsOf } from '#src/ui/detail-page/sections.tsx';

export const { SectionNav, Section } = sectionsOf('projects', {
  overview: '概况',
  composition: '造价构成',
  parts: '分部指标',
  contents: '工程量指标',
  resources: '工料价格',
  standing: '对标',
  similar: '相似项目',
});
