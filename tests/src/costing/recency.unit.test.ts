import { effectiveSamples, recencyMean, recencyShares, recencyWeight } from '#src/costing/recency';
import { fc } from '#tests/support/property';

const NEWEST = '2025-09';
const period = fc
  .tuple(fc.integer({ min: 2020, max: 2025 }), fc.integer({ min: 1, max: 9 }))
  .map(([year, month]) => `${year}-0${month}`);
const months = fc.array(
  fc.record({
    period,
    n: fc.integer({ min: 1, max: 40 }),
    weight: fc.integer({ min: 1, max: 90_000 }),
    value: fc.integer({ min: 1, max: 90_000_000 }),
  }),
  { minLength: 1, maxLength: 30 },
);
const halfLife = fc.integer({ min: 1, max: 120 });

test('half of the weight is left after the half-life, a quarter after two', () => {
  expect(recencyWeight('2025-09', NEWEST, 12)).toBe(1);
  expect(recencyWeight('2024-09', NEWEST, 12)).toBe(0.5);
  expect(recencyWeight('2023-09', NEWEST, 12)).toBe(0.25);
  expect(recencyWeight('2025-12', NEWEST, 12)).toBe(1);
  expect(recencyWeight('2001-01', NEWEST, null)).toBe(1);
});

test('[DATA-001] without a half-life the mean is the plain weighted one', () => {
  fc.assert(
    fc.property(months, (all) => {
      const weight = all.reduce((sum, each) => sum + each.weight, 0);
      const value = all.reduce((sum, each) => sum + each.value, 0);
      expect(recencyMean(all, NEWEST, null)).toBeCloseTo(value / weight, 6);
    }),
  );
});

test('whatever the half-life, the mean lies between the months’ own', () => {
  fc.assert(
    fc.property(months, halfLife, (all, half) => {
      const own = all.map(({ value, weight }) => value / weight);
      const mean = recencyMean(all, NEWEST, half)!;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...own) * (1 - 1e-9));
      expect(mean).toBeLessThanOrEqual(Math.max(...own) * (1 + 1e-9));
    }),
  );
});

test('a shorter half-life moves the mean towards the newer of two months', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (half) => {
      const two = [
        { period: '2021-01', n: 1, weight: 10, value: 1_000 },
        { period: '2025-09', n: 1, weight: 10, value: 2_000 },
      ];
      const [short, long] = [half, half + 1].map((each) => recencyMean(two, NEWEST, each)!);
      expect(short).toBeGreaterThan(long!);
    }),
  );
});

test('as many samples as there are without weighing, never more with it, and never less than one', () => {
  fc.assert(
    fc.property(months, halfLife, (all, half) => {
      const n = all.reduce((sum, each) => sum + each.n, 0);
      expect(effectiveSamples(all, NEWEST, null)).toBeCloseTo(n, 6);
      const weighed = effectiveSamples(all, NEWEST, half);
      expect(weighed).toBeLessThanOrEqual(n * (1 + 1e-9));
      expect(weighed).toBeGreaterThanOrEqual(1 - 1e-9);
    }),
  );
});

test('shares sum to a hundred and keep their order', () => {
  const parts = fc.array(
    fc.record({
      name: fc.string({ minLength: 1 }),
      months: fc.array(fc.tuple(period, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 9 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
  fc.assert(
    fc.property(parts, fc.option(halfLife), (all, half) => {
      const shares = recencyShares(all, NEWEST, half);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      expect(shares.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    }),
  );
  expect(recencyShares([{ name: '空', months: [] }], NEWEST, 12)).toEqual([{ name: '空', share: 0 }]);
});

test('no half-life of nothing, no month that is none', () => {
  expect(() => recencyWeight('2024-01', NEWEST, 0)).toThrow(RangeError);
  expect(() => recencyWeight('soon', NEWEST, 12)).toThrow(RangeError);
  expect(recencyMean([], NEWEST, 12)).toBeNull();
});
