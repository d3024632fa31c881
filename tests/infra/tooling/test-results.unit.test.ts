import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTestResults, tierTable } from '../../../infra/tooling/test-results.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, status: string, ...statuses: string[]) => ({
  name: `/tests/${name}`,
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: statuses.map((each) => ({ status: each })),
});

const read = (...testResults: readonly object[]) => {
  const json = path.join(folder, 'results.json');
  writeFileSync(json, JSON.stringify({ testResults }));
  return readTestResults(json);
};

test('tests are summed by tier, in the order of the tiers', () => {
  const rows = read(
    file('a.browser.test.ts', 'passed', 'passed'),
    file('b.unit.test.ts', 'failed', 'passed', 'failed', 'pending'),
    file('c.unit.test.tsx', 'passed', 'passed'),
  );
  expect(rows).toEqual([
    { tier: 'unit', files: 2, passed: 2, failed: 1, skipped: 1, seconds: 5 },
    { tier: 'browser', files: 1, passed: 1, failed: 0, skipped: 0, seconds: 2.5 },
  ]);
  expect(tierTable(rows)).toContain('unit              2        2        1        1      5.0');
});

test('a file that cannot be loaded counts as one failed test', () => {
  expect(read(file('a.server.test.ts', 'failed'))).toMatchObject([{ tier: 'server', passed: 0, failed: 1 }]);
});
