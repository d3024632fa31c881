import { projectList, type ListView } from '#features/projects/contract';
import { totalText } from '#features/projects/ui/projects-page.tsx';
import { groupOf, typeChoices } from '#features/projects/ui/list/type-rows.tsx';

test('every filter of the view is a chip that names the filter it clears; sorting and paging are none', () => {
  const view: ListView = {
    keyword: '医院',
    areaId: '20',
    type: 'residential',
    stage: '合同价',
    structure: '钢结构',
    scale: '3000',
    height: 'mid',
    taxBasis: '除税',
    source: 'imported',
    priceFrom: '2023-01',
    priceTo: '2024-06',
    costFrom: 0,
    areaFrom: 1_000,
    areaTo: 5_000,
    onlyDetailed: true,
    sort: 'area',
    order: 'asc',
    cursor: 'x',
    page: 3,
  };
  expect(projectList.words(view, { areaName: '广东' }).map(({ name, words }) => `${name} ${words}`)).toEqual([
    'keyword 关键词：医院',
    'areaId 广东',
    'type 居住建筑',
    'stage 合同价',
    'structure 钢结构',
    'scale 3,000–5,000 ㎡',
    'height 中高层 7–9 层',
    'source 来源：本单位导入',
    'priceMonths 2023-01 至 2024-06',
    'taxBasis 除税口径',
    'unitCost 单方 0 元/㎡ 起',
    'area 面积 1000 至 5000 ㎡',
    'onlyDetailed 有明细',
  ]);
  expect(projectList.words({ areaId: '20' })).toEqual([{ name: 'areaId', label: '地区', words: '所选地区' }]);
});

test('a count that stopped at its cap is said to be about', () => {
  expect(totalText({ count: 1234, exact: true })).toBe('共 1,234 个工程');
  expect(totalText({ count: 1000, exact: false })).toBe('超过 1,000 个工程');
});

test('only a group with several types has a second level', () => {
  expect(typeChoices('residential').map(({ label }) => label)).toEqual(['不分细类', '多层住宅', '高层住宅']);
  expect(typeChoices('office')).toEqual([]);
  expect(groupOf('residential.highrise')).toBe('residential');
});
