import { toFen, toYuan } from '#src/costing/money';
import { splitExactly, splitFen } from '#src/costing/split-exactly';
import { fc } from '#tests/support/property';

const weights = fc
  .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 })
  .filter((all) => all.reduce((sum, weight) => sum + weight, 0) > 1e-3);
const total = fc.integer({ min: -1e11, max: 1e11 });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('a hundred 元 in three equal parts leaves the odd fen with the first', () => {
  expect(splitExactly(100, [1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
});

test('the odd fen go to the largest remainders', () => {
  expect(splitFen(10, [0.14, 0.26, 0.6])).toEqual([1, 3, 6]);
});

test('the parts sum to the total exactly', () => {
  fc.assert(fc.property(total, weights, (amount, shares) => sum(splitFen(amount, shares)) === amount));
});

test('amounts in 元 sum to the total to the fen', () => {
  fc.assert(
    fc.property(total, weights, (amount, shares) => {
      expect(sum(splitExactly(toYuan(amount), shares).map(toFen))).toBe(amount);
    }),
  );
});

test('every part lies within one fen of its share', () => {
  fc.assert(
    fc.property(total, weights, (amount, shares) => {
      const all = sum(shares);
      splitFen(amount, shares).forEach((part, index) => {
        expect(Math.abs(part - (amount * (shares[index] ?? NaN)) / all)).toBeLessThan(1.001);
      });
    }),
  );
});

test('a weight of zero gets nothing', () => {
  expect(splitFen(7, [0, 1, 1, 0])).toEqual([0, 4, 3, 0]);
  expect(splitExactly(0, [0, 3])).toEqual([0, 0]);
});

test('a credit is split as its debit is', () => {
  expect(splitExactly(-100, [1, 1, 1])).toEqual([-33.34, -33.33, -33.33]);
});

test('a hundred billion 元 over a thousand uneven weights still sum exactly', () => {
  const uneven = Array.from({ length: 1000 }, (_, index) => 1 / (index + 3));
  expect(sum(splitFen(10_000_000_000_007, uneven))).toBe(10_000_000_000_007);
});

test.each([[[]], [[0, 0]], [[1, -1]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
  'weights %j are refused',
  (bad) => {
    expect(() => splitFen(100, bad)).toThrow(RangeError);
  },
);
