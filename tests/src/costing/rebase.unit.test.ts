import { roundTo } from '#src/costing/money';
import { rebase, rebaseByDate } from '#src/costing/rebase';
import { fc } from '#tests/support/property';

const positive = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);

test('2 980 元/㎡ of 湖北 in 2023-06 are 3 212.86 元/㎡ of 广东 in 2025-09', () => {
  const moved = rebase(2980, { index: { from: 104.2, to: 100.9 }, factor: { from: 0.97, to: 1.08 } });
  expect(roundTo(moved, 2)).toBe(3212.86);
});

test('date and place in one step are the two steps one after the other', () => {
  fc.assert(
    fc.property(positive, positive, positive, positive, positive, (cost, i0, i1, f0, f1) => {
      const both = rebase(cost, { index: { from: i0, to: i1 }, factor: { from: f0, to: f1 } });
      const oneByOne = rebaseByDate(rebaseByDate(cost, { from: i0, to: i1 }), { from: f0, to: f1 });
      expect(Math.abs(both / oneByOne - 1)).toBeLessThan(1e-9);
    }),
  );
});

test('there and back again is the cost it was', () => {
  fc.assert(
    fc.property(
      positive,
      fc.double({ min: 50, max: 200, noNaN: true }),
      fc.double({ min: 50, max: 200, noNaN: true }),
      (cost, from, to) => {
        const back = rebaseByDate(rebaseByDate(cost, { from, to }), { from: to, to: from });
        expect(roundTo(back, 6)).toBeCloseTo(cost, 6);
      },
    ),
  );
});

test('the same index changes nothing', () => {
  fc.assert(fc.property(positive, positive, (cost, at) => rebaseByDate(cost, { from: at, to: at }) === cost));
});

test('an index of zero or below is refused', () => {
  expect(() => rebaseByDate(100, { from: 0, to: 100 })).toThrow(RangeError);
  const factor = { from: 1, to: -1 };
  expect(() => rebase(100, { index: { from: 1, to: 1 }, factor })).toThrow(RangeError);
});
