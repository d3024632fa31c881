import { abcOf } from '#src/costing/abc';
import { fc } from '#tests/support/property';

test('the few that make up four fifths are A, the many small ones C', () => {
  expect(abcOf([50, 4, 31, 12, 3]).map(({ rank }) => rank)).toEqual(['A', 'B', 'A', 'B', 'C']);
  expect(abcOf([100])).toEqual([{ share: 100, rank: 'A' }]);
});

test('shares sum to a hundred, and nothing dearer stands in a lower class', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 30 }), (costs) => {
      const found = abcOf(costs);
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      costs.forEach((cost, at) =>
        costs.forEach((other, index) => {
          if (cost > other) expect(found[at]!.rank <= found[index]!.rank).toBe(true);
        }),
      );
      const dear = found.filter(({ rank }) => rank === 'A').reduce((sum, { share }) => sum + share, 0);
      expect(dear).toBeGreaterThanOrEqual(80 - 1e-9);
    }),
  );
});

test('nothing has no classes, and less than nothing is refused', () => {
  expect(abcOf([0, 0]).map(({ rank }) => rank)).toEqual(['C', 'C']);
  expect(abcOf([])).toEqual([]);
  expect(() => abcOf([-1])).toThrow(RangeError);
});
