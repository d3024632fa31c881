import { trimmedWeightedMean } from '#src/costing/trimmed-mean';
import { fc } from '#tests/support/property';

const equal = (values: readonly number[]) => values.map((value) => ({ value, weight: 1 }));
const samples = fc.array(
  fc.record({ value: fc.integer({ min: 1, max: 99_999 }), weight: fc.integer({ min: 1, max: 99_999 }) }),
  { minLength: 1, maxLength: 80 },
);

test('the mean is weighted by scale', () => {
  expect(
    trimmedWeightedMean([
      { value: 2000, weight: 3000 },
      { value: 3000, weight: 1000 },
    ]),
  ).toEqual({ mean: 2250, n: 2 });
});

test('ten samples lose the cheapest and the dearest', () => {
  expect(trimmedWeightedMean(equal([1, 10, 10, 10, 10, 10, 10, 10, 10, 999]))).toEqual({ mean: 10, n: 8 });
});

test('nine samples lose none', () => {
  expect(trimmedWeightedMean(equal([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual({ mean: 5, n: 9 });
});

test('sixty samples lose three at each end', () => {
  expect(trimmedWeightedMean(equal(Array.from({ length: 60 }, (_, index) => index))).n).toBe(54);
});

test('the mean lies within the samples', () => {
  fc.assert(
    fc.property(samples, (all) => {
      const { mean } = trimmedWeightedMean(all);
      const values = all.map(({ value }) => value);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
      expect(mean).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
    }),
  );
});

test('samples without any scale are refused', () => {
  expect(() => trimmedWeightedMean([{ value: 1, weight: 0 }])).toThrow(RangeError);
  expect(() => trimmedWeightedMean([{ value: 1, weight: -1 }])).toThrow(RangeError);
  expect(() => trimmedWeightedMean([])).toThrow(RangeError);
});

test('samples as high as the last one kept are kept, and their order decides nothing', () => {
  expect(trimmedWeightedMean(equal([1, 1, 2, 3, 4, 5, 6, 7, 9, 9]))).toEqual({ mean: 4.7, n: 10 });
  fc.assert(
    fc.property(samples, (all) => {
      const [one, other] = [trimmedWeightedMean(all), trimmedWeightedMean([...all].reverse())];
      expect(other.n).toBe(one.n);
      expect(other.mean).toBeCloseTo(one.mean, 6);
    }),
  );
});
