import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run.mjs';

const bin = (file) => path.join('node_modules', file);
// The native compiler is not published for every system.
const NATIVE = bin('ts7/bin/tsc');
const native = existsSync(path.join(root, NATIVE)) ? [NATIVE] : [];

export const RESULTS = '.cache/test-results.json';
export const SECOND_RESULTS = '.cache/test-results-again.json';

const typeCheck = {
  name: 'types',
  args: [native[0] ?? bin('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
};

const lint = { name: 'lint', args: [bin('oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs'] };
const format = {
  name: 'format',
  args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
};
const importRules = {
  name: 'import rules',
  args: [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    'infra/tooling/checks/dependency-cruiser.cjs',
    '--output-type',
    'err-long',
    'src',
    'features',
    'infra',
    'tests',
    'webpack.config.ts',
  ],
};

/** Need nothing but the sources. */
export const staticChecks = [lint, typeCheck, format, importRules];

export const size = { name: 'size budget', args: [bin('tsx/dist/cli.mjs'), 'infra/tooling/checks/size.ts'] };

const SUMMARY = 'Summary of all failing tests';
/** Jest tells failures among many others again at the end. */
const failuresOnly = (output) =>
  (output.includes(SUMMARY) ? output.slice(output.indexOf(SUMMARY)) : output).replace(/^PASS .*\n/gm, '');

const jest = [bin('jest/bin/jest.js'), '--config', 'infra/tooling/checks/jest.config.cjs'];

const environment = (browser) => (browser ? { CHROME_PATH: browser } : {});

/** All tiers; without a browser all but those that need one. */
export const tests = (browser) => ({
  name: 'tests',
  args: [
    ...jest,
    '--json',
    '--outputFile',
    RESULTS,
    ...(browser ? [] : ['--ignoreProjects', 'browser', 'journey']),
  ],
  env: environment(browser),
  digest: failuresOnly,
});

/** One file after the other, so that none of them waits for another. */
export const testsAgain = (browser, files) => ({
  name: 'tests again',
  args: [...jest, '--json', '--outputFile', SECOND_RESULTS, '--runInBand', '--runTestsByPath', ...files],
  env: environment(browser),
  digest: failuresOnly,
});
