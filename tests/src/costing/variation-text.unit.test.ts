import { reliabilityOf, variationText } from '#src/costing/reliability';
import { fc } from '#tests/support/property';

test.each([
  [0.2, '0.20'],
  [0.1999, '0.1999'],
  [0.2003, '0.2003'],
  [0.196, '0.196'],
  [0.19, '0.19'],
  [0.3499, '0.3499'],
  [0.35, '0.35'],
  [0.412, '0.41'],
])('%s is shown as %s', (spread, text) => {
  expect(variationText(spread)).toBe(text);
});

test('what is shown is judged as what it is', () => {
  const near = fc
    .tuple(fc.constantFrom(0.2, 0.35), fc.integer({ min: -200, max: 200 }))
    .map(([limit, off]) => Math.round(limit * 10_000 + off) / 10_000);
  fc.assert(
    fc.property(fc.oneof(near, fc.double({ min: 0, max: 3, noNaN: true })), (spread) => {
      expect(reliabilityOf(40, Number(variationText(spread)))).toBe(reliabilityOf(40, spread));
    }),
  );
});
