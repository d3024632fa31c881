import type { Card, Content, Opened, Zone } from '#features/learning/contract';

const aContent = (more: Partial<Content> = {}): Content => ({
  id: 'anchorage',
  module: '22G',
  chapter: '22G101-1 通用构造',
  title: '锚固长度',
  kind: '计算器',
  minutes: 14,
  summary: '埋多长',
  basis: ['GB/T 50010'],
  sections: [
    { id: 'rules', title: '规则', text: ['lab = α·fy/ft·d'], figure: 'anchorage' },
    {
      id: 'example',
      title: '算例',
      text: ['得 875 mm'],
      calculation: { name: 'anchorage', values: { diameter: 25 }, stated: { '锚固长度 la': 875 } },
    },
    {
      id: 'quiz',
      title: '自测',
      text: ['先作答'],
      questions: [
        { ask: '一加一', options: ['一', '二'], right: 1, why: '数一数。' },
        { ask: '二加一', options: ['二', '三'], right: 1, why: '再数一数。' },
      ],
    },
    {
      id: 'terms',
      title: '适用条件',
      text: ['当地'],
      links: [{ label: '造价指数', path: '/projectCost/index' }],
    },
  ],
  ...more,
});

export const anOpened = (more: Partial<Opened> = {}): Opened => ({
  content: aContent(),
  progress: { place: null, done: [], seconds: 0 },
  today: 95,
  ...more,
});

export const aCard = (more: Partial<Card> = {}): Card => {
  const { sections, basis: _, ...head } = aContent();
  return {
    ...head,
    sections: sections.length,
    done: 1,
    seconds: 150,
    place: { id: 'example', title: '算例' },
    ...more,
  };
};

export const aZone = (more: Partial<Zone> = {}): Zone => ({
  modules: [
    { name: '22G', title: '22G平法', summary: '规则配算例', count: 11 },
    { name: 'costManagement', title: '成本优化专栏', summary: '案例', count: 6 },
  ],
  moduleName: '22G',
  lessons: [aCard(), aCard({ id: 'lap', title: '搭接长度', place: null, done: 0, seconds: 0 })],
  last: aCard(),
  today: 95,
  ...more,
});
