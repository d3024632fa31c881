import { severity, outliers } from '#src/costing/outliers';
import { fc } from '#tests/support/property';

test.each([
  [100, 'none'],
  [130, 'none'],
  [131, 'amber'],
  [69, 'amber'],
  [150, 'amber'],
  [151, 'red'],
  [49, 'red'],
])('%i against a median of 100 shows %s', (value, shown) => {
  expect(severity(value, 100)).toBe(shown);
});

test('a value far outside the quartiles is flagged with its place', () => {
  expect(outliers([10, 11, 12, 11, 30, 10])).toEqual([
    { index: 4, value: 30, beyondFences: true, severity: 'red' },
  ]);
});

test('close values beyond the fences are flagged without a lamp', () => {
  expect(outliers([100, 100, 101, 101, 102, 110])).toEqual([
    { index: 5, value: 110, beyondFences: true, severity: 'none' },
  ]);
});

test('the fences stand one and a half interquartile ranges outside the quartiles', () => {
  expect(outliers([10, 11, 12, 13, 14, 18])).toEqual([
    { index: 5, value: 18, beyondFences: true, severity: 'amber' },
  ]);
  expect(outliers([10, 11, 12, 13, 14, 17])).toEqual([
    { index: 5, value: 17, beyondFences: false, severity: 'amber' },
  ]);
});

test('four values have lamps but no fences', () => {
  expect(outliers([100, 100, 100, 300])).toEqual([
    { index: 3, value: 300, beyondFences: false, severity: 'red' },
  ]);
});

test('equal values have no outliers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 30 }), (value, n) => {
      expect(outliers(Array.from({ length: n }, () => value))).toEqual([]);
    }),
  );
});
