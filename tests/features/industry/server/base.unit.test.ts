import { baseOf, overBase, statedBase } from '#features/industry/server/base';

test.each([
  ['2021 年 1 月 = 100，建安工程费', 'month', '2021-01', 100],
  ['以2020年12月为100', 'month', '2020-12', 100],
  ['2020-06＝100', 'month', '2020-06', 100],
  ['2015年第二季度平均=1000', 'quarter', '2015-04', 1_000],
  ['基期 2020年=100.00', 'year', '2020-01', 100],
  ['2020=100', 'year', '2020-01', 100],
] as const)('%s states its base', (words, frequency, period, value) => {
  expect(statedBase(words)).toEqual({ frequency, period, value });
});

test.each([
  '2021年为100家企业的平均值',
  '建安造价，含税；不含土地',
  '2021 年 13 月 = 100',
  '上年同期=100',
  '2020年=1005',
  '2020年=100.5',
])('%s states none', (words) => {
  expect(statedBase(words)).toBeUndefined();
});

const begun = {
  name: '某指数',
  unit: '点',
  scope: '2021 年 1 月 = 100',
  frequency: 'month',
  begins: '2021-02',
  firstOfAll: { low: 100.54, high: 100.54 },
} as const;

test('a series that begins late grows against the base it states, else against its first period', () => {
  expect(overBase({ low: 96.31, high: 96.31 }, begun)).toBe(-3.69);
  const unstated = { ...begun, scope: '建安工程费' };
  expect(overBase({ low: 96.31, high: 96.31 }, unstated)).toBe(-4.21);
  expect(baseOf(unstated)).toEqual({ period: '2021-02', frequency: 'month', value: null });
  expect(baseOf({ ...unstated, unit: '2020-01=100' })).toMatchObject({ period: '2020-01', value: 100 });
});
