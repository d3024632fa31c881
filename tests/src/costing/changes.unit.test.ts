import { monthOverMonth, yearOverYear } from '#src/costing/changes';
import { addMonths, monthNumber } from '#src/costing/months';

const points = [
  { period: '2024-09', value: 80 },
  { period: '2025-07', value: 99 },
  { period: '2025-08', value: 100 },
  { period: '2025-09', value: 100.9 },
];

test('months are counted back over the turn of the year', () => {
  expect(addMonths('2025-01', -1)).toBe('2024-12');
  expect(addMonths('2025-09', -12)).toBe('2024-09');
  expect(addMonths('2025-09', 0)).toBe('2025-09');
  expect(addMonths('2025-11', 3)).toBe('2026-02');
  expect(monthNumber('2026-02') - monthNumber('2025-11')).toBe(3);
  expect(() => addMonths('September', -1)).toThrow(RangeError);
  expect(() => monthNumber('September')).toThrow(RangeError);
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
