import { monthOverMonth, monthsBefore, yearOverYear } from '#src/costing/changes';

const points = [
  { period: '2024-09', value: 80 },
  { period: '2025-07', value: 99 },
  { period: '2025-08', value: 100 },
  { period: '2025-09', value: 100.9 },
];

test('months are counted back over the turn of the year', () => {
  expect(monthsBefore('2025-01', 1)).toBe('2024-12');
  expect(monthsBefore('2025-09', 12)).toBe('2024-09');
  expect(monthsBefore('2025-09', 0)).toBe('2025-09');
  expect(() => monthsBefore('September', 1)).toThrow(RangeError);
});

test('a month is compared with the month before, in percent without binary dust', () => {
  expect(monthOverMonth(points, '2025-09')).toBe(0.9);
});

test('a month is compared with the same month of the year before', () => {
  expect(yearOverYear(points, '2025-09')).toBe(26.125);
});

test('a gap gives no change rather than a change of zero', () => {
  expect(monthOverMonth(points, '2025-07')).toBeNull();
  expect(yearOverYear(points, '2025-08')).toBeNull();
  expect(monthOverMonth(points, '2025-10')).toBeNull();
});
