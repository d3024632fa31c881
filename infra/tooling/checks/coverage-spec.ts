import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { coverageOf, type Requirement, type TestTitle } from './requirement-coverage';

const root = path.join(__dirname, '../../..');
const REQUIREMENTS = 'docs/requirements.yaml';
const RESULTS = '.cache/test-results.json';

interface JestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const titles = (): readonly TestTitle[] =>
  (JSON.parse(read(RESULTS)) as JestResults).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, isPassed: status === 'passed' })),
  );

if (!existsSync(path.join(root, RESULTS))) {
  console.error(`${RESULTS} is missing: run npm test first.`);
  process.exit(2);
}

const { prefixes, mistakes } = coverageOf(parse(read(REQUIREMENTS)) as readonly Requirement[], titles());
for (const { prefix, entries, proved, missing } of prefixes) {
  console.log(`${prefix.padEnd(12)} ${String(proved).padStart(4)} of ${String(entries).padStart(4)}`);
  if (!process.argv.includes('--short') && missing.length > 0) console.log(`  ${missing.join(' ')}`);
}
const total = (column: 'entries' | 'proved') => prefixes.reduce((sum, row) => sum + row[column], 0);
console.log(
  `${'all'.padEnd(12)} ${String(total('proved')).padStart(4)} of ${String(total('entries')).padStart(4)}`,
);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
