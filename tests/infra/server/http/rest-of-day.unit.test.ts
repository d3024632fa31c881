import { restOfDayS } from '#infra/server/http/rate-limit';

test.each([
  ['2025-09-01T15:59:59.000Z', 1],
  ['2025-09-01T16:00:00.000Z', 86_400],
  ['2025-09-01T04:00:00.000Z', 43_200],
  ['2025-09-01T15:59:59.500Z', 1],
])('from %s the day in Shanghai has %i seconds left', (now, left) => {
  expect(restOfDayS(Date.parse(now))).toBe(left);
});
