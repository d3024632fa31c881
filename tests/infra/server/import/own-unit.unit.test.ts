import { timesInUnit } from '#infra/server/import/measures';
import { readNumber, readRange } from '#infra/server/import/values';

const price = (cell: string, unit: string) => readNumber(cell, 'money', 1, `元/${unit}`);

test.each([
  ['5,280.5元/t', 't', 5_280.5],
  ['5,280.5 元／吨', 't', 5_280.5],
  ['5,280.5元/T', '吨', 5_280.5],
  ['0.52805万元/t', 't', 5_280.5],
  ['￥5,280.5/t', 't', 5_280.5],
  ['1,150元/t', '吨', 1_150],
  ['380元/工日', '工日', 380],
  ['380元/天', '工日', 380],
  ['380元每工日', '工日', 380],
  ['24.5元/m2', '平米', 24.5],
  ['24.5元/平方米', '㎡', 24.5],
  ['512元/立方', 'm³', 512],
  ['62元/延米', 'm', 62],
  ['565.00元', '樘', 565],
  ['565元/樘', '樘', 565],
  ['1,200元/100m2', '100m²', 1_200],
])('[DATA-001] %s with the unit %s is %d', (cell, unit, value) => {
  expect(price(cell, unit)).toBe(value);
});

test.each([
  ['5.28元/kg', 't', 5_280],
  ['5280元/吨', 'kg', 5.28],
  ['12元/m', '100m', 1_200],
  ['12000元/km', 'm', 12],
])('%s is brought to the unit %s: %d', (cell, unit, value) => {
  expect(price(cell, unit)).toBe(value);
});

test.each([
  ['5,280元/m3', 't', '“5,280元/m3”按 m³ 计，本行按 t 计，折不成同一单位，请改成一致'],
  ['5,280t', 't', '“5,280t”中的“t”不是本行的单位“元/t”'],
  ['41（含税）', 't', '“41(含税)”里写着“含税”，请把税口径写在表头或“税口径”列里，这一格只写数'],
  ['26～30', 'm³', '“26~30”是一个范围，这里要一个数'],
])('%s with the unit %s is refused for what it is', (cell, unit, reason) => {
  expect(() => price(cell, unit)).toThrow(reason);
});

test('a price where none is counted by a unit is told as one', () => {
  expect(() => readNumber('2500元/m', 'money', 1)).toThrow('“2500元/m”是每 m 的价格，这一列不按单位计');
  expect(() => readNumber('25亩', 'money', 1)).toThrow('“25亩”中的“亩”不是认识的单位');
});

test('figures of a record told in 万元 stay in it, whatever the cell or the header says of money', () => {
  const value = (cell: string | number, factor = 1) => readNumber(cell, 'money', factor, '万元/kW');
  expect(['2.5', '2.5万元', '25000元', '2.5万元/kW', '25000元/kW'].map((cell) => value(cell))).toEqual([
    2.5, 2.5, 2.5, 2.5, 2.5,
  ]);
  expect(value(2.5, 10_000)).toBe(2.5);
});

test('a range may be written with the unit of the row, once or twice', () => {
  const range = (cell: string) => readRange(cell, 'money', 1, '元/m³');
  expect(['26～30', '26~30元/m3', '26元/m3-30元/m3', '0.0026至0.003万'].map(range)).toEqual(
    Array.from({ length: 4 }, () => ({ low: 26, high: 30 })),
  );
});

test.each([
  ['元/㎡', '元'],
  ['元', '元/㎡'],
  ['kg/㎡', 'kg'],
  ['万元', '元/㎡'],
])('%s and %s are no measures of each other: one is of a whole', (unit, other) => {
  expect(timesInUnit(unit, other)).toBeUndefined();
});
