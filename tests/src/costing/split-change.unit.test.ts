import { splitChange } from '#src/costing/split-change';
import { fc } from '#tests/support/property';

const value = fc.integer({ min: 1, max: 1_000_000 }).map((fen) => fen / 100);
const component = fc.record({
  name: fc.constant('钢材'),
  weight: fc.integer({ min: 0, max: 100 }),
  base: value,
  before: value,
  after: value,
});

test('a component moves the index by its weight times its own relative change', () => {
  const { parts } = splitChange(3, [{ name: '钢材', weight: 20, base: 4000, before: 4000, after: 4400 }]);
  expect(parts).toEqual([{ name: '钢材', points: 2 }]);
});

test('what the components do not explain is the rest', () => {
  const steel = { name: '钢材', weight: 20, base: 4000, before: 4400, after: 4000 };
  expect(splitChange(-1.5, [steel]).rest).toBe(0.5);
  expect(splitChange(-1.5, []).rest).toBe(-1.5);
});

test('parts and rest add up to the change', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.array(component, { maxLength: 9 }),
      (fen, all) => {
        const { parts, rest } = splitChange(fen / 100, all);
        const sum = parts.reduce((total, { points }) => total + points, rest);
        const size = parts.reduce((total, { points }) => total + Math.abs(points), 1);
        expect(Math.abs(sum - fen / 100)).toBeLessThanOrEqual(1e-9 * size);
      },
    ),
  );
});

test('without a value in the base month nothing can be said', () => {
  expect(() => splitChange(1, [{ name: '电缆', weight: 6, base: 0, before: 1, after: 2 }])).toThrow(
    RangeError,
  );
});
