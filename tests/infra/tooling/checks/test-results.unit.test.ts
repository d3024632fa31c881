import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  failedOnlyIn,
  readTestResults,
  replaceResults,
  tierTable,
} from '#infra/tooling/checks/test-results.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, status: string, ...statuses: string[]) => ({
  name: `/tests/${name}`,
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: statuses.map((each) => ({ status: each })),
});

const write = (name: string, ...testResults: readonly object[]) => {
  const json = path.join(folder, name);
  writeFileSync(json, JSON.stringify({ testResults }));
  return json;
};
const read = (...testResults: readonly object[]) => readTestResults(write('results.json', ...testResults));

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

describe('a second run', () => {
  const FEW = { tiers: ['browser', 'server'], atMost: 1 };
  const journey = file('a.browser.test.ts', 'failed', 'passed', 'failed');

  test('is for few files of these tiers, where nothing else failed', () => {
    const passed = file('b.unit.test.ts', 'passed', 'passed');
    const failedIn = (...results: readonly object[]) => failedOnlyIn(write('first.json', ...results), FEW);
    expect(failedIn(journey, passed)).toEqual(['/tests/a.browser.test.ts']);
    expect(failedIn(journey, file('c.browser.test.ts', 'failed', 'failed'))).toEqual([]);
    expect(failedIn(journey, file('c.unit.test.ts', 'failed', 'failed'))).toEqual([]);
    expect(failedIn(passed, file('d.server.test.ts', 'failed', 'failed'))).toEqual([
      '/tests/d.server.test.ts',
    ]);
    expect(failedIn(passed)).toEqual([]);
  });

  test('counts instead of the first, and names what passed then', () => {
    const first = write('first.json', journey, file('b.unit.test.ts', 'passed', 'passed'));
    const secondRun = (...results: readonly object[]) =>
      replaceResults(first, write('second.json', ...results));
    expect(secondRun(journey)).toEqual([]);
    expect(readTestResults(first)[1]).toMatchObject({ tier: 'browser', passed: 1, failed: 1 });
    expect(secondRun(file('a.browser.test.ts', 'passed', 'passed', 'passed'))).toEqual([
      '/tests/a.browser.test.ts',
    ]);
    expect(readTestResults(first)[1]).toMatchObject({ tier: 'browser', files: 1, passed: 2, failed: 0 });
  });
});
