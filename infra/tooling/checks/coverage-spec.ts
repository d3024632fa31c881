import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { coverageOf, idsOfRows, titlesIn, type Requirement, type TestTitle } from './requirement-coverage';

const root = path.join(__dirname, '../../..');
const REQUIREMENTS = 'docs/requirements.yaml';
const RECORDS = 'docs/adr';
const RESULTS = '.cache/test-results.json';
/** Speaks of titles in its own titles. */
const OWN_TEST = 'requirement-coverage.unit.test.ts';

interface JestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const titlesOfLastRun = (): readonly TestTitle[] =>
  (JSON.parse(read(RESULTS)) as JestResults).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, isPassed: status === 'passed' })),
  );

/** Titles that a table of the specification gives, row by row. */
const titlesOfTables = (text: string): readonly string[] =>
  text.includes("'[$id]")
    ? [...text.matchAll(/#docs\/(\w+)\.json/g)].flatMap(([, table]) =>
        (JSON.parse(read(`docs/${table}.json`)) as readonly Requirement[]).map(({ id }) => `[${id}]`),
      )
    : [];

/** As they are written: whether the tests pass is not asked. */
const writtenTitles = (): readonly TestTitle[] =>
  readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && path.basename(file) !== OWN_TEST)
    .map((file) => read(path.join('tests', file)))
    .flatMap((text) => [...titlesIn(text), ...titlesOfTables(text)])
    .map((title) => ({ title, isPassed: true }));

const asksForTitles = process.argv.includes('--titles');
if (!asksForTitles && !existsSync(path.join(root, RESULTS))) {
  console.error(`${RESULTS} is missing: run npm test first, or ask for --titles alone.`);
  process.exit(2);
}

/** Where the specification is read otherwise, and what it leaves open. */
const reasons = new Set(
  readdirSync(path.join(root, RECORDS))
    .filter((file) => /^00(10|23)-/.test(file))
    .flatMap((file) => idsOfRows(read(`${RECORDS}/${file}`))),
);

const { prefixes, mistakes } = coverageOf(
  parse(read(REQUIREMENTS)) as readonly Requirement[],
  asksForTitles ? writtenTitles() : titlesOfLastRun(),
  reasons,
);
for (const { prefix, entries, proved, reasoned, missing } of prefixes) {
  console.log(`${prefix.padEnd(12)} ${String(proved).padStart(4)} of ${String(entries).padStart(4)}`);
  if (process.argv.includes('--short')) continue;
  if (reasoned.length > 0) console.log(`  reasoned (docs/adr): ${reasoned.join(' ')}`);
  if (missing.length > 0) console.log(`  ${missing.join(' ')}`);
}
const total = (column: 'entries' | 'proved') => prefixes.reduce((sum, row) => sum + row[column], 0);
console.log(
  `${'all'.padEnd(12)} ${String(total('proved')).padStart(4)} of ${String(total('entries')).padStart(4)}`,
);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
