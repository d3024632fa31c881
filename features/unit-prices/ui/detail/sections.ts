import { sectionsOf } from '#src/ui/detail-page/sections.tsx';

export const { SectionNav, Section } = sectionsOf('unit', {
  info: '基本信息',
  composition: '价格组成',
  trial: '调价测算',
  norms: '定额组成',
  resources: '工料机汇总',
  market: '分布与走势',
  similar: '相似清单',
});
