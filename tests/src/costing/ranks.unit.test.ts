import { deviation, percentileRank } from '#src/costing/ranks';
import { fc } from '#tests/support/property';

test('the rank is the share of the sample at or below the value', () => {
  expect(percentileRank([10, 20, 20, 40], 20)).toBe(75);
  expect(percentileRank([10, 20], 5)).toBe(0);
  expect(percentileRank([], 5)).toBeNull();
});

test('the largest value of a sample ranks at a hundred', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      (sample) => percentileRank(sample, Math.max(...sample)) === 100,
    ),
  );
});

test('the deviation is a signed fraction of the reference', () => {
  expect(deviation(75, 100)).toBe(-0.25);
  expect(() => deviation(1, 0)).toThrow(RangeError);
});
