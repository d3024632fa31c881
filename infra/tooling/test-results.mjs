import { readFileSync } from 'node:fs';

const TIERS = ['unit', 'marbles', 'server', 'journey', 'browser'];
const NOTHING = { files: 0, passed: 0, failed: 0, skipped: 0, seconds: 0 };

const tierOf = (file) => /\.(\w+)\.test\.tsx?$/.exec(file)?.[1] ?? 'other';
const count = (file, ...statuses) =>
  file.assertionResults.filter(({ status }) => statuses.includes(status)).length;

/**
 * Sums jest's JSON by tier. A file that could not even be loaded counts as one failed test.
 * @param {string} file
 */
export function readTestResults(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const byTier = new Map();
  for (const result of testResults) {
    const tier = tierOf(result.name);
    const sum = byTier.get(tier) ?? NOTHING;
    const failed = count(result, 'failed');
    byTier.set(tier, {
      files: sum.files + 1,
      passed: sum.passed + count(result, 'passed'),
      failed: sum.failed + (failed === 0 && result.status === 'failed' ? 1 : failed),
      skipped: sum.skipped + count(result, 'pending', 'todo', 'disabled', 'skipped'),
      seconds: sum.seconds + Math.max(0, result.endTime - result.startTime) / 1000,
    });
  }
  const order = (tier) => (TIERS.indexOf(tier) + TIERS.length + 1) % (TIERS.length + 1);
  return [...byTier].map(([tier, sum]) => ({ tier, ...sum })).sort((a, b) => order(a.tier) - order(b.tier));
}

/** @param {ReturnType<typeof readTestResults>} rows */
export function tierTable(rows) {
  const line = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(9))).join('');
  return [
    line(['tier', 'files', 'passed', 'failed', 'skipped', 'seconds']),
    ...rows.map(({ tier, files, passed, failed, skipped, seconds }) =>
      line([tier, ...[files, passed, failed, skipped].map(String), seconds.toFixed(1)]),
    ),
  ].join('\n');
}
