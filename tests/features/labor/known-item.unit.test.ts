import { knownItems, plainName, unitOf } from '#features/labor/known-item';

const items = [
  { id: 'timber', name: '木模板（含支撑）', unit: '㎡', mode: '清包' },
  { id: 'wide', name: '木模板（含支撑）', unit: '㎡', mode: '扩大劳务' },
  { id: 'rebar', name: '钢筋制作 HRB400', unit: '吨', mode: '清包' },
] as const;
const found = (name: string, unit: string, mode: string) => knownItems(items, { name, unit, mode })[0]?.id;

test('units are known however they are written', () => {
  const written = ['m2', 'M²', ' 平方米 ', '㎡', '立方', '吨', '天', '樘'];
  expect(written.map(unitOf)).toEqual(['㎡', '㎡', '㎡', '㎡', 'm³', 't', '工日', '樘']);
});

test('an item is known by its name, unit and mode, whatever signs they are written with', () => {
  expect(found('木模板(含支撑)', 'm2', '清包')).toBe('timber');
  expect(found('木模板（含支撑）', '平方米', '扩大劳务')).toBe('wide');
  expect(found('钢筋制作hrb400', 't', '清包')).toBe('rebar');
  expect(found('木模板、含支撑', '㎡', '清包')).toBe('timber');
  expect(found('木模板', '㎡', '清包')).toBeUndefined();
  expect(found('木模板（含支撑）', 'm', '清包')).toBeUndefined();
  expect(found('木模板（含支撑）', '㎡', '点工')).toBeUndefined();
});

test.each([
  ['木模板制作、安装、拆除', '木模板制作安装拆除', true],
  ['砌筑（1：2 砂浆）', '砌筑1:2砂浆', true],
  ['砌筑 1:2 砂浆', '砌筑 12 砂浆', false],
  ['浇筑 C20/25', '浇筑 C2025', false],
  ['厚 1.5 mm', '厚 15 mm', false],
])('%s and %s are one item: %s', (one, other, isOne) => {
  expect(plainName(one) === plainName(other)).toBe(isOne);
});
