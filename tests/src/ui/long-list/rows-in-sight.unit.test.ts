import { rowsInSight, widened } from '#src/ui/long-list/rows-in-sight';
import { fc } from '#tests/support/property';

const frames = fc.record({
  scrollTop: fc.integer({ min: 0, max: 8_000_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  rowHeight: fc.integer({ min: 20, max: 200 }),
  count: fc.integer({ min: 1, max: 100_000 }),
});

test('rows in sight are rows of the list, and fill the frame where there are enough', () => {
  fc.assert(
    fc.property(frames, (frame) => {
      const { first, last } = rowsInSight(frame);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(frame.count);
      expect(last).toBeGreaterThanOrEqual(first);
      if (last < frame.count - 1) {
        expect(first * frame.rowHeight).toBeLessThanOrEqual(frame.scrollTop);
        expect((last + 1) * frame.rowHeight).toBeGreaterThanOrEqual(frame.scrollTop + frame.height);
      }
    }),
  );
});

test('nothing is in sight without rows, or before their height is known', () => {
  const frame = { scrollTop: 0, height: 600, rowHeight: 80, count: 10 };
  expect(rowsInSight({ ...frame, count: 0 })).toEqual({ first: 0, last: -1 });
  expect(rowsInSight({ ...frame, rowHeight: 0 })).toEqual({ first: 0, last: -1 });
});

test('what is drawn beyond the edge stays within the list', () => {
  expect(widened({ first: 3, last: 8 }, 6, 10)).toEqual({ first: 0, last: 9 });
  expect(widened({ first: 0, last: -1 }, 6, 10)).toEqual({ first: 0, last: -1 });
});
