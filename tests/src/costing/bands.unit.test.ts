import { bands } from '#src/costing/bands';

const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

test('ten values are enough for deciles', () => {
  expect(bands(upTo(11))).toEqual({ kind: 'deciles', n: 11, p10: 2, p25: 3.5, p50: 6, p75: 8.5, p90: 10 });
  expect(bands(upTo(10)).kind).toBe('deciles');
});

test('five to nine values show quartiles only', () => {
  expect(bands(upTo(5))).toEqual({ kind: 'quartiles', n: 5, p25: 2, p50: 3, p75: 4 });
  expect(bands(upTo(9)).kind).toBe('quartiles');
});

test('three and four values show their range and median', () => {
  expect(bands([30, 10, 20])).toEqual({ kind: 'range', n: 3, min: 10, p50: 20, max: 30 });
  expect(bands(upTo(4))).toEqual({ kind: 'range', n: 4, min: 1, p50: 2.5, max: 4 });
});

test('fewer than three values are cases, not a distribution', () => {
  expect(bands([20, 10])).toEqual({ kind: 'cases', n: 2, values: [10, 20] });
  expect(bands([])).toEqual({ kind: 'cases', n: 0, values: [] });
});
