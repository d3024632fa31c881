// Everything that must hold; with --changed the tests that a change touches, without browsers.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../build/ensure-installed.mjs';
import { root } from '../build/run.mjs';
import { testsReading } from './read-not-imported.mjs';

const startedAt = performance.now();
const RESULTS = path.join(root, '.cache/test-results.json');
const isQuick = process.argv.includes('--changed');
// Under it npm leaves out everything tests are made of.
if (process.env.NODE_ENV === 'production') delete process.env.NODE_ENV;
process.chdir(root);
const JEST = ['node_modules/jest/bin/jest.js', '--config', 'infra/tooling/checks/jest.config.cjs'];
await ensureInstalled();

// These need packages, so they are loaded only once those are there.
const { default: concurrently } = await import('concurrently');
const { ensureBrowser, ensureChineseFont, NO_BROWSER } = await import('./find-browser.mjs');

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
/** Both need a browser, and a journey leads through all of the server. */
const withoutBrowser = '--ignoreProjects browser journey';
const pushed = () => git('merge-base', 'HEAD', 'origin/HEAD') || 'HEAD';
/** `features/labor` of `tests/features/labor/server/x.ts` and of `features/labor/ui/y.ts`. */
const roomOf = (file) =>
  file
    .replace(/^tests\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');
/**
 * Found by their imports, and by what they read. A server test starts the whole application, so by imports every
 * change touches all of them: those of the changed rooms run, the others are left to `npm test`.
 */
function touchedTests() {
  const changed = changedFiles();
  const rooms = new Set(changed.map(roomOf));
  const args = ['--listTests', '--json', '--changedSince', pushed(), ...withoutBrowser.split(' ')];
  const listed = spawnSync(process.execPath, [...JEST, ...args], { encoding: 'utf8' }).stdout;
  const patterns = testsReading(changed).map((pattern) => new RegExp(pattern));
  const reading = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests')
    .split('\n')
    .filter((file) => /\.(unit|marbles|server)\.test\.tsx?$/.test(file) && existsSync(file))
    .filter((file) => patterns.some((pattern) => pattern.test(file)));
  const imported = JSON.parse(listed).map((file) => path.relative(root, file));
  const isNear = (file) => !file.includes('.server.test.') || rooms.has(roomOf(file));
  return {
    near: [...new Set([...imported.filter(isNear), ...reading])],
    far: imported.filter((file) => !isNear(file)),
  };
}

function whichTests() {
  if (isQuick) {
    const { near, far } = touchedTests();
    console.log(
      `The change touches ${near.length} files of tests; ${far.length} of other server rooms are left to npm test.`,
    );
    return near.length > 0 ? `--runTestsByPath ${near.join(' ')}` : undefined;
  }
  if (!ensureChineseFont()) console.log('No Chinese font found: texts in screenshots will be boxes.');
  return ensureBrowser() ? '' : withoutBrowser;
}

function changedFiles() {
  const tracked = git('diff', '--name-only', pushed()).split('\n');
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean);
}

function countTests(run) {
  const tests = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = tests;
  // A file that cannot be loaded fails without a test.
  const failed = numFailedTests + (tests.numRuntimeErrorTestSuites ?? 0);
  const hasFailed = run !== undefined && run.exitCode !== 0;
  return {
    passed: numPassedTests,
    failed: hasFailed ? Math.max(failed, 1) : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

mkdirSync(path.dirname(RESULTS), { recursive: true });
rmSync(RESULTS, { force: true });
const selection = whichTests();
const isBrowserMissing = !isQuick && selection !== '';
const reporting = `--reporters summary --json --outputFile ${RESULTS}`;
const tests = { name: 'tests', command: `node ${JEST.join(' ')} ${reporting} ${selection}` };
const { result } = concurrently(
  [
    ...(selection === undefined ? [] : [tests]),
    'npm:types',
    'npm:lint',
    'npm:format:check',
    'npm:boundaries',
    ...(isQuick ? [] : ['npm:size']),
  ],
  // The tests take what one check at a time leaves them.
  { maxProcesses: 2, prefixColors: 'auto' },
);
const runs = await result.catch((events) => events);
for (const { command, timings, exitCode } of runs) {
  console.log(
    `${command.name.padEnd(14)} ${timings.durationSeconds.toFixed(1).padStart(6)} s  ${exitCode === 0 ? 'passed' : 'failed'}`,
  );
}
const checks = runs.filter(({ command }) => command.name !== 'tests');
const broken = checks.filter(({ exitCode }) => exitCode !== 0);
const counted = countTests(runs.find(({ command }) => command.name === 'tests'));

if (broken.length > 0) console.log(`failed checks: ${broken.map(({ command }) => command.name).join(', ')}`);
if (isBrowserMissing) console.log(NO_BROWSER);
console.log(
  `${checks.length} checks and ${isQuick ? 'the tests of the change' : 'all tests'} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
const failed = broken.length + counted.failed + (isBrowserMissing ? 1 : 0);
const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
console.log(`${checks.length - broken.length + counted.passed} passed, ${failed} failed${skipped}`);
process.exitCode = failed > 0 ? 1 : 0;
