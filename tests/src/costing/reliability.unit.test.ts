import { reliability, variation } from '#src/costing/reliability';

/** Half the values at 1 − spread, half at 1 + spread: their variation is close to the spread. */
const around = (n: number, spread: number) =>
  Array.from({ length: n }, (_, index) => (index % 2 ? 1 + spread : 1 - spread));

test('variation is the sample standard deviation over the mean', () => {
  expect(variation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7) / 5, 12);
  expect(variation([5])).toBeNull();
  expect(variation([-1, 1])).toBeNull();
});

test.each([
  [30, 0.19, '高'],
  [29, 0.19, '中'],
  [30, 0.21, '中'],
  [10, 0.33, '中'],
  [10, 0.36, '低'],
  [9, 0.05, '低'],
  [0, 0, '低'],
])('%i values that vary by %f are %s', (n, spread, grade) => {
  expect(reliability(around(n, spread))).toBe(grade);
});

test('[DATA-001] an outlier is a sample as any other: it is told by the variation, and by nothing else', () => {
  const calm = Array.from({ length: 29 }, (_, index) => 100 + (index % 3));
  expect(reliability(calm)).toBe('中');
  expect(reliability([...calm, 130])).toBe('高');
  expect(reliability([...calm, 400])).toBe('低');
});
