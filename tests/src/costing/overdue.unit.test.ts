import { overdueSince } from '#src/costing/overdue';

test.each([
  // September comes out in October, October by the end of November.
  ['month', '2025-09', '2025-11', undefined],
  ['month', '2025-09', '2025-12', '2025-11'],
  ['month', '2025-12', '2026-03', '2026-02'],
  ['quarter', '2025-07', '2026-01', undefined],
  ['quarter', '2025-07', '2026-02', '2026-01'],
  ['year', '2024-01', '2026-01', undefined],
  ['year', '2024-01', '2026-02', '2026-01'],
  ['month', '2026-10', '2026-11', undefined],
] as const)('by %s, newest %s, read in %s: overdue since %s', (rhythm, period, today, since) => {
  expect(overdueSince(rhythm, period, today)).toBe(since);
});
