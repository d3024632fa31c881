import { readFileSync, writeFileSync } from 'node:fs';

const TIERS = ['unit', 'marbles', 'server', 'journey', 'browser'];
const NOTHING = { files: 0, passed: 0, failed: 0, skipped: 0, seconds: 0 };

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const tierOf = (file) => /\.(\w+)\.test\.tsx?$/.exec(file)?.[1] ?? 'other';
const count = (file, ...statuses) =>
  file.assertionResults.filter(({ status }) => statuses.includes(status)).length;

/**
 * Sums jest's JSON by tier. A file that could not even be loaded counts as one failed test.
 * @param {string} file
 */
export function readTestResults(file) {
  const { testResults } = read(file);
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

/**
 * The failed files of these tiers, where nothing else failed and they are few; otherwise none.
 * @param {string} file
 * @param {{ tiers: readonly string[], atMost: number }} worthRunningAgain
 */
export function failedOnlyIn(file, { tiers, atMost }) {
  const failed = read(file)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
  return failed.length <= atMost && failed.every((name) => tiers.includes(tierOf(name))) ? failed : [];
}

/**
 * Writes what the second run found in the place of what the first found of the same files.
 * @param {string} first
 * @param {string} second
 * @returns {string[]} files that failed at first and passed then
 */
export function replaceResults(first, second) {
  const before = read(first);
  const again = new Map(read(second).testResults.map((result) => [result.name, result]));
  const testResults = before.testResults.map((result) => again.get(result.name) ?? result);
  writeFileSync(first, JSON.stringify({ ...before, testResults }));
  return [...again.values()].filter(({ status }) => status === 'passed').map(({ name }) => name);
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
