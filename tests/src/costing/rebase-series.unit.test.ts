import { rebaseSeries } from '#src/costing/rebase-series';
import { addMonths } from '#src/costing/months';
import { fc } from '#tests/support/property';

const series = fc
  .array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 2, maxLength: 80 })
  .map((fen) =>
    fen.map((value, at) => ({ period: addMonths('2026-12', at - fen.length), value: value / 100 })),
  );
const withBases = series.chain((points) => {
  const base = fc.constantFrom(...points.map(({ period }) => period));
  return fc.tuple(fc.constant(points), base, base);
});
const near = (one: number, other: number) =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(other)));

test('[DATA-002] the chosen month is 100', () => {
  fc.assert(
    fc.property(withBases, ([points, base]) => {
      expect(rebaseSeries(points, base).find(({ period }) => period === base)?.value).toBe(100);
    }),
  );
});

test('the ratio of any two months stays', () => {
  fc.assert(
    fc.property(withBases, ([points, base]) => {
      const rebased = rebaseSeries(points, base);
      const [first, last] = [points[0], points.at(-1)];
      near(
        (rebased.at(-1)?.value ?? NaN) / (rebased[0]?.value ?? NaN),
        (last?.value ?? NaN) / (first?.value ?? NaN),
      );
    }),
  );
});

test('going by another month first makes no difference', () => {
  fc.assert(
    fc.property(withBases, ([points, one, other]) => {
      const straight = rebaseSeries(points, one);
      rebaseSeries(rebaseSeries(points, other), one).forEach(({ value }, at) =>
        near(value, straight[at]?.value ?? NaN),
      );
    }),
  );
});

test('what else a point carries stays with it', () => {
  expect(rebaseSeries([{ period: '2025-01', value: 50, status: 'firm' }], '2025-01')).toEqual([
    { period: '2025-01', value: 100, status: 'firm' },
  ]);
});

test('a month without a value cannot be the base', () => {
  expect(() => rebaseSeries([{ period: '2025-01', value: 50 }], '2025-02')).toThrow(RangeError);
  expect(() => rebaseSeries([{ period: '2025-01', value: 0 }], '2025-01')).toThrow(RangeError);
});
