import { rowAt, WINDOW, windowOf, windowsBetween, withWindow } from '#features/unit-prices/windows';
import { fc } from '#tests/support/property';

test('every row lies in one of the windows between it and another', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(500), (first, more) => {
      const windows = windowsBetween(first, first + more);
      expect(windows[0]).toBe(windowOf(first));
      expect(windows.at(-1)).toBe(windowOf(first + more));
      expect(windows).toHaveLength(windowOf(first + more) - windowOf(first) + 1);
    }),
  );
});

test('no rows lie in no window', () => {
  expect(windowsBetween(10, -1)).toEqual([]);
});

test('rows are found in their window, and windows passed long ago are given up', () => {
  const rowsOf = (window: number) => Array.from({ length: WINDOW }, (_, index) => window * WINDOW + index);
  let windows = withWindow<number>({}, 0, rowsOf(0));
  for (let window = 1; window < 200; window += 1) windows = withWindow(windows, window, rowsOf(window));
  expect(Object.keys(windows).length).toBeLessThanOrEqual(24);
  expect(rowAt(windows, 199 * WINDOW + 7)).toBe(199 * WINDOW + 7);
  expect(rowAt(windows, 3)).toBeUndefined();
});
