import { MICROSECONDS, quantileOf, tableOf } from '#infra/tooling/bench/figures';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

test('quantiles are values that were measured', () => {
  expect(quantileOf(hundred, 0.5)).toBe(50);
  expect(quantileOf(hundred, 0.99)).toBe(99);
  expect(quantileOf([3, 1, 2], 0.5)).toBe(2);
  expect(quantileOf([7], 0.99)).toBe(7);
});

test('of nothing measured there is no quantile', () => {
  expect(quantileOf([], 0.5)).toBeNaN();
});

test('a table names its unit and counts', () => {
  const [head, row] = tableOf([{ what: 'call', times: [0.001, 0.002, 0.003] }], 0.99, MICROSECONDS);
  expect(head).toMatch(/calls +median µs +p99 µs$/);
  expect(row).toMatch(/^call +3 +2\.0 +3\.0$/);
});
