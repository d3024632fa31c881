import { consumptionDigits } from '#src/costing/digits';

test.each([
  [1.025, 3],
  [1.015, 3],
  [0.0312, 4],
  [0.4, 2],
  [12, 2],
  [35.12, 2],
])('%d is shown with %d decimals, none of which is lost', (quantity, digits) => {
  expect(consumptionDigits(quantity)).toBe(digits);
  expect(Number(quantity.toFixed(digits))).toBe(quantity);
});
