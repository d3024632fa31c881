import { quantile } from '#src/costing/quantile';
import { fc } from '#tests/support/property';

const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 60 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('quantiles are interpolated by type 7', () => {
  const sample = [15, 20, 35, 40, 50];
  expect(quantile(sample, 0.4)).toBeCloseTo(29, 10);
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(quantile([1, 2, 3, 4], 0.9)).toBeCloseTo(3.7, 10);
});

test('zero and one are the smallest and the largest value', () => {
  fc.assert(
    fc.property(values, (sample) => {
      expect(quantile(sample, 0)).toBe(Math.min(...sample));
      expect(quantile(sample, 1)).toBe(Math.max(...sample));
    }),
  );
});

test('a larger share never has a smaller quantile', () => {
  fc.assert(
    fc.property(values, share, share, (sample, a, b) => {
      expect(quantile(sample, Math.min(a, b))).toBeLessThanOrEqual(quantile(sample, Math.max(a, b)) + 1e-6);
    }),
  );
});

test('the order of the values does not matter and stays as it was', () => {
  const sample = [3, 1, 2];
  expect(quantile(sample, 0.5)).toBe(2);
  expect(sample).toEqual([3, 1, 2]);
});

test('no values and shares beyond 0–1 are refused', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
  expect(() => quantile([1], 1.1)).toThrow(RangeError);
});
