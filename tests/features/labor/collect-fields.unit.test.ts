import { collectCall, type Collected } from '#features/labor/contract-collect';

const price: Collected = {
  section: '模板',
  itemName: '木模板制作安装拆除',
  areaId: '20',
  projectKind: '住宅',
  mode: '清包',
  price: '56.50',
  unit: '㎡',
  tools: '不含',
  materials: '不含',
  insurance: '含',
  tax: '不含税',
  settledIn: '2025-06',
  payment: '按月进度',
  naming: '匿名',
  content: '标准层，含清理',
};

test('fields are judged with words for each', () => {
  const issues = (more: object) =>
    collectCall.body.safeParse({ ...price, ...more }).error?.issues.map(({ message }) => message);
  expect(issues({ section: '' })).toEqual(['请选择分部']);
  expect(issues({ itemName: ' 木 ' })).toEqual(['子目名称在 2 到 40 个字']);
  expect(issues({ price: '0' })).toEqual(['单价应大于 0、不超过 10 万元，至多两位小数']);
  expect(issues({ price: '12.345' })).toHaveLength(1);
  expect(issues({ settledIn: '六月' })).toEqual(['结算期应写作 2025-09 的形式']);
  expect(issues({ tax: '' })).toEqual(['请选择是否含税']);
  expect(issues({ tools: '', materials: '', insurance: '' })).toEqual([
    '请选择是否含小型机具',
    '请选择是否含辅材',
    '请选择是否含保险',
  ]);
  expect(issues({ price: '1,05.50' })).toHaveLength(1);
});

test.each([
  ['1,055.50', '1055.50'],
  ['５５.５', '55.5'],
  ['１，０５５', '1055'],
  [' 56.5 ', '56.5'],
])('%s is %s', (written, read) => {
  expect(collectCall.body.safeParse({ ...price, price: written }).data?.price).toBe(read);
});
