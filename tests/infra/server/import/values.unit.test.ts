import { readCount, readFloors } from '#infra/server/import/floors';
import { readMonth, readNumber, readPercent, readRange, readTaxRate } from '#infra/server/import/values';
import { Unclear } from '#infra/server/import/unclear';
import type { Cell } from '#infra/server/import/table';
import type { Quantity } from '#infra/server/import/units';

test.each<[Cell, Quantity, number, number]>([
  ['2980', 'unitCost', 1, 2980],
  [' 2,980.50 ', 'unitCost', 1, 2980.5],
  ['２，９８０．５０', 'unitCost', 1, 2980.5],
  ['￥2,980', 'unitCost', 1, 2980],
  ['2980元/㎡', 'unitCost', 1, 2980],
  ['0.298 万元/平方米', 'unitCost', 1, 2980],
  ['25000元', 'money', 10_000, 25_000],
  ['5557.85', 'money', 10_000, 55_578_500],
  ['1.2亿元', 'money', 10_000, 120_000_000],
  ['2.1亿', 'money', 1, 210_000_000],
  ['3.2万', 'money', 10_000, 32_000],
  ['3.2万', 'area', 1, 32_000],
  ['1.865万㎡', 'area', 1, 18_650],
  ['1.865', 'area', 10_000, 18_650],
  ['18650.5平方米', 'area', 10_000, 18_650.5],
  [0.1, 'money', 10_000, 1_000],
  [5557.85, 'money', 10_000, 55_578_500],
  ['99.6米', 'length', 1, 99.6],
  ['-3', 'length', 1, -3],
])('%j as %s (column ×%i) is %d', (cell, quantity, factor, value) => {
  expect(readNumber(cell, quantity, factor)).toBe(value);
});

test.each<[Cell, Quantity]>([
  ['约2500', 'unitCost'],
  ['2500左右', 'unitCost'],
  ['2500-3000', 'unitCost'],
  ['25000元', 'unitCost'],
  ['2500元/m', 'unitCost'],
  ['一亿', 'money'],
  ['1,23', 'money'],
  ['1,2345', 'money'],
  ['1.234.567', 'money'],
  ['2.850,50', 'money'],
  ['1e5', 'money'],
  ['Infinity', 'money'],
  ['#DIV/0!', 'money'],
  ['0x10', 'money'],
  ['10亩', 'area'],
  [true, 'money'],
  [NaN, 'money'],
  [new Date('2023-06-01'), 'money'],
])('%j is no certain %s', (cell, quantity) => {
  expect(() => readNumber(cell, quantity, 1)).toThrow(Unclear);
});

test.each([
  ['28,90', '请写成 28.90 或 2,890'],
  ['-28,90元', '请写成 -28.90 或 -2,890'],
  ['1,2345', '请写成 1.2345 或 12,345'],
  ['1,23,456', '请写成 123,456'],
  ['1,234,5', '请写成 12,345'],
  ['2,89.50', '请写成 289.50'],
  ['2.850,50', '小数点后面不能有逗号'],
])('%s has its thousands separator in a wrong place', (cell, advice) => {
  for (const owns of [[], ['元/t']])
    expect(() => readNumber(cell, 'money', 1, ...owns)).toThrow(`“${cell}”千分位逗号的位置不对，${advice}`);
});

test.each<[Cell, string]>([
  ['2023年6月', '2023-06'],
  ['2023 年 06 月 15 日', '2023-06'],
  ['2024年6月份', '2024-06'],
  ['2024年06月份', '2024-06'],
  ['2024.6月', '2024-06'],
  ['2024.10月', '2024-10'],
  ['24年6月份', '2024-06'],
  ['二〇二四年六月份', '2024-06'],
  ['2023-06', '2023-06'],
  ['2023/6/1', '2023-06'],
  ['2023.10', '2023-10'],
  ['２０２３年１２月', '2023-12'],
  ['2023-06-30 00:00:00', '2023-06'],
  ['202306', '2023-06'],
  [202306, '2023-06'],
  ['20230601', '2023-06'],
  [45078, '2023-06'],
  ['45078', '2023-06'],
  [45107.99, '2023-06'],
  [45108, '2023-07'],
  [new Date('2023-06-30T23:59:59Z'), '2023-06'],
  ['24-03', '2024-03'],
  ['23年6月', '2023-06'],
  ['24/12', '2024-12'],
  ['二〇二四年六月', '2024-06'],
  ['二零二四年十二月', '2024-12'],
  ['二○二三年十月三十一日', '2023-10'],
  ['2024年第6期', '2024-06'],
  ['2024年12期', '2024-12'],
  ['24年第1期', '2024-01'],
  ['2024年三月', '2024-03'],
  ['2024年十二月份', '2024-12'],
  ['2024年12月上旬', '2024-12'],
  ['2024年12月中旬', '2024-12'],
  ['2024年12月下旬', '2024-12'],
  ['2024年12月底', '2024-12'],
  ['2024 年 12 月初', '2024-12'],
  ['二〇二四年十二月底', '2024-12'],
  ['24年3月末', '2024-03'],
  ['二O二四年十一月', '2024-11'],
  ['二Ｏ二四年十一月', '2024-11'],
  ['二o二四年11月', '2024-11'],
])('%j is the month %s', (cell, month) => {
  expect(readMonth(cell)).toBe(month);
});

test.each<[Cell]>([
  ['2023'],
  ['06-03'],
  ['24-13'],
  [24.3],
  ['2023年第二季度'],
  ['2024年第13期'],
  ['二〇二四年十三月'],
  ['2023-13'],
  ['2024-13'],
  ['24年第13期'],
  ['2024年十三月'],
  ['2024年底'],
  ['12月底'],
  ['2024年上旬'],
  ['二O二四年0月'],
  ['6/2023'],
  ['Jun-23'],
  [2023.1],
  ['1899-01'],
  ['12'],
  ['待定'],
  [true],
])('%j is no certain month', (cell) => {
  expect(() => readMonth(cell)).toThrow(Unclear);
});

test.each<[Cell, number, number | undefined]>([
  ['33/2', 33, 2],
  ['18F/1D', 18, 1],
  ['18F1D', 18, 1],
  ['2D', 0, 2],
  ['33F/-2F', 33, 2],
  ['３３／２', 33, 2],
  ['33层/2层', 33, 2],
  ['33+2', 33, 2],
  ['地上33层，地下2层', 33, 2],
  ['地上33层地下2层', 33, 2],
  ['6', 6, undefined],
  [6, 6, undefined],
  ['6层', 6, undefined],
  ['地下2层', 0, 2],
  ['-2', 0, 2],
])('%j is %d floors above and %p below', (cell, above, below) => {
  expect(readFloors(cell)).toEqual({ above, below });
});

test.each<[Cell]>([['高层'], ['5~6'], ['2.5'], ['1#楼6层'], [new Date('2024-06-01')], ['33/2/1']])(
  '%j is no certain number of floors',
  (cell) => {
    expect(() => readFloors(cell)).toThrow(Unclear);
  },
);

test('floors of one column are whole, and a basement may be written below zero', () => {
  expect(readCount('-2')).toBe(2);
  expect(readCount('2层')).toBe(2);
  expect(() => readCount('2.5')).toThrow(Unclear);
});

test.each<[Cell, number]>([
  ['9%', 0.09],
  ['9', 0.09],
  [0.09, 0.09],
  ['11%', 0.11],
  ['3', 0.03],
  [0, 0],
])('%j is the tax rate %d', (cell, rate) => {
  expect(readTaxRate(cell)).toBe(rate);
});

test.each<[Cell]>([['17.5%'], ['90%'], ['0.9'], ['九'], ['-9%']])('%j is no tax rate', (cell) => {
  expect(() => readTaxRate(cell)).toThrow(Unclear);
});

test('a percentage needs its sign where it could be a fraction', () => {
  expect(readPercent('50%')).toBe(50);
  expect(readPercent('50')).toBe(50);
  expect(readPercent('0.5%')).toBe(0.5);
  expect(readPercent(0)).toBe(0);
  for (const cell of ['0.5', 0.5, 1, '101', '-3']) expect(() => readPercent(cell)).toThrow(Unclear);
});

test.each<[Cell, number, number]>([
  ['2350~2600', 2_350, 2_600],
  ['2,350～2,600元', 2_350, 2_600],
  ['0.2至0.24万', 2_000, 2_400],
  ['2350-2600', 2_350, 2_600],
  ['2350', 2_350, 2_350],
  [2_350, 2_350, 2_350],
])('%j reaches from %d to %d', (cell, low, high) => {
  expect(readRange(cell, 'money', 1)).toEqual({ low, high });
});

test('half a range is none', () => {
  expect(() => readRange('2350~', 'money', 1)).toThrow(Unclear);
  expect(() => readRange('约2350~2600', 'money', 1)).toThrow(Unclear);
});
