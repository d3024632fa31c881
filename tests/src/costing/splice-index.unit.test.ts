import { monthOverMonth } from '#src/costing/changes';
import { spliceIndex } from '#src/costing/splice-index';

const old = [
  { period: '2019-11', value: 118 },
  { period: '2019-12', value: 120 },
  { period: '2020-01', value: 121 },
];
const renewed = [
  { period: '2019-12', value: 100 },
  { period: '2020-01', value: 101 },
  { period: '2020-02', value: 102.5 },
];

test('the new series goes on at the level of the old one', () => {
  expect(spliceIndex(old, renewed, '2019-12')).toEqual([
    { period: '2019-11', value: 118 },
    { period: '2019-12', value: 120 },
    { period: '2020-01', value: 121.2 },
    { period: '2020-02', value: 123 },
  ]);
});

test('changes after the link are those of the new series', () => {
  const spliced = spliceIndex(old, renewed, '2019-12');
  expect(monthOverMonth(spliced, '2020-02')).toBeCloseTo(monthOverMonth(renewed, '2020-02') ?? NaN, 10);
});

test('a link month that a series lacks is refused', () => {
  expect(() => spliceIndex(old, renewed, '2019-11')).toThrow('both series need a value in 2019-11');
  expect(() => spliceIndex(old, renewed, '2020-02')).toThrow(RangeError);
});
