// Everything that must hold; with --changed the tests that a change touches, without browsers.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../build/ensure-installed.mjs';
import { root } from '../build/run.mjs';
import { testsReading } from './read-not-imported.mjs';

const startedAt = performance.now();
const RESULTS = path.join(root, '.cache/test-results.json');
const READING_RESULTS = path.join(root, '.cache/reading-test-results.json');
const isQuick = process.argv.includes('--changed');
// Under it npm leaves out everything tests are made of.
if (process.env.NODE_ENV === 'production') delete process.env.NODE_ENV;
process.chdir(root);
await ensureInstalled();

// These need packages, so they are loaded only once those are there.
const { default: concurrently } = await import('concurrently');
const { ensureBrowser, ensureChineseFont, NO_BROWSER } = await import('./find-browser.mjs');

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
/** Both need a browser, and a journey leads through all of the server. */
const withoutBrowser = '--ignoreProjects browser journey';
const pushed = () => git('merge-base', 'HEAD', 'origin/HEAD') || 'HEAD';
function whichTests() {
  if (isQuick) return `--changedSince ${pushed()} --passWithNoTests ${withoutBrowser}`;
  if (!ensureChineseFont()) console.log('No Chinese font found: texts in screenshots will be boxes.');
  return ensureBrowser() ? '' : withoutBrowser;
}

function changedFiles() {
  const tracked = git('diff', '--name-only', pushed()).split('\n');
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean);
}

function countTests(run, file) {
  const tests = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = tests;
  // A file that cannot be loaded fails without a test.
  const failed = numFailedTests + (tests.numRuntimeErrorTestSuites ?? 0);
  const hasFailed = run.exitCode !== 0;
  return {
    passed: numPassedTests,
    failed: hasFailed ? Math.max(failed, 1) : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

mkdirSync(path.dirname(RESULTS), { recursive: true });
for (const file of [RESULTS, READING_RESULTS]) rmSync(file, { force: true });
const jest = 'node node_modules/jest/bin/jest.js --config infra/tooling/checks/jest.config.cjs';
const selection = whichTests();
const isBrowserMissing = !isQuick && selection !== '';
const runTests = (name, file, which) => ({
  name,
  command: `${jest} --reporters summary --json --outputFile ${file} ${which}`,
});
const reading = isQuick ? testsReading(changedFiles()) : [];
const { result } = concurrently(
  [
    runTests('tests', RESULTS, selection),
    ...(reading.length > 0
      ? [runTests('reading', READING_RESULTS, `${withoutBrowser} --testPathPatterns '${reading.join('|')}'`)]
      : []),
    'npm:types',
    'npm:lint',
    'npm:format:check',
    'npm:boundaries',
    ...(isQuick ? [] : ['npm:size']),
  ],
  // The tests take what one check at a time leaves them.
  { maxProcesses: 2, timings: true, prefixColors: 'auto' },
);
const runs = await result.catch((events) => events);
const isTests = ({ command }) => ['tests', 'reading'].includes(command.name);
const checks = runs.filter((run) => !isTests(run));
const broken = checks.filter(({ exitCode }) => exitCode !== 0);
const counts = runs
  .filter(isTests)
  .map((run) => countTests(run, run.command.name === 'tests' ? RESULTS : READING_RESULTS));
const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
const tests = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };

if (broken.length > 0) console.log(`failed checks: ${broken.map(({ command }) => command.name).join(', ')}`);
if (isBrowserMissing) console.log(NO_BROWSER);
console.log(
  `${checks.length} checks and ${isQuick ? 'the tests of the change' : 'all tests'} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
const failed = broken.length + tests.failed + (isBrowserMissing ? 1 : 0);
const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
console.log(`${checks.length - broken.length + tests.passed} passed, ${failed} failed${skipped}`);
process.exitCode = failed > 0 ? 1 : 0;
