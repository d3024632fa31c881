import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../build/ensure-installed.mjs';
import { root } from '../build/run.mjs';

const startedAt = performance.now();
// Under it npm leaves out everything tests are made of.
if (process.env.NODE_ENV === 'production') delete process.env.NODE_ENV;
await ensureInstalled();

// These need packages, so they are loaded only once those are there.
const { RESULTS, SECOND_RESULTS, size, staticChecks, tests, testsAgain } = await import('./checks.mjs');
const { announce, runCheck, runTwoAtATime } = await import('./run-check.mjs');
const { failedOnlyIn, readTestResults, replaceResults, tierTable } = await import('./test-results.mjs');
const { ensureBrowser, ensureChineseFont, NO_BROWSER } = await import('./find-browser.mjs');
const { ensureBuilt } = await import('../build/ensure-built.mjs');

async function step(name, work) {
  const began = performance.now();
  const output = await work();
  const outcome = { name, isPassed: !output, output, seconds: (performance.now() - began) / 1000 };
  announce(outcome);
  return outcome;
}

let browser;
const findBrowser = () => {
  browser = ensureBrowser();
  if (browser && !ensureChineseFont())
    console.log('No Chinese font found: texts in screenshots will be boxes.');
  return browser ? '' : NO_BROWSER;
};
const build = () =>
  ensureBuilt().then(
    () => '',
    (error) => error.message,
  );

function testRows() {
  try {
    return readTestResults(path.join(root, RESULTS));
  } catch {
    return [];
  }
}

/**
 * Real browsers and a real database may fail because the machine stood still, or on a key they drew themselves. Such a
 * file runs once more, and is named at the end: it is a bug of the test or of the product all the same. What fails
 * without either fails.
 */
const SECOND_RUN = { tiers: ['browser', 'journey', 'server'], atMost: 3 };
async function runTests() {
  const run = await runCheck(tests(browser));
  if (run.isPassed) return { run, unsteady: [] };
  const results = path.join(root, RESULTS);
  const files = existsSync(results) ? failedOnlyIn(results, SECOND_RUN) : [];
  if (files.length === 0) return { run, unsteady: [] };
  const second = await runCheck(testsAgain(browser, files));
  return { run: second, unsteady: replaceResults(results, path.join(root, SECOND_RESULTS)) };
}

/** A run that fails without a failed test has failed as a whole. */
const missingFailure = (run, rows) => (!run.isPassed && rows.every(({ failed }) => failed === 0) ? 1 : 0);
const sum = (rows, column) => rows.reduce((total, row) => total + row[column], 0);

mkdirSync(path.join(root, '.cache'), { recursive: true });
for (const results of [RESULTS, SECOND_RESULTS]) rmSync(path.join(root, results), { force: true });

const prepared = [await step('browser', findBrowser), await step('build', build)];
const checks = await runTwoAtATime([...staticChecks, ...(prepared[1].isPassed ? [size] : [])]);
const { run, unsteady } = await runTests();
const rows = testRows();

const outcomes = [...prepared, ...checks];
const failed = outcomes.filter(({ isPassed }) => !isPassed);
const totals = {
  passed: outcomes.length - failed.length + sum(rows, 'passed'),
  failed: failed.length + sum(rows, 'failed') + missingFailure(run, rows),
  skipped: sum(rows, 'skipped'),
};

console.log(`\n${tierTable(rows)}\n`);
if (failed.length > 0) console.log(`failed checks: ${failed.map(({ name }) => name).join(', ')}`);
for (const file of unsteady)
  console.log(`unsteady: ${path.relative(root, file)} failed, and passed when it ran again`);
console.log(
  `${outcomes.length} checks and all tests in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
