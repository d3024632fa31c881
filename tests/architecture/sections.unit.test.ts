import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file));

const texts = ['src', 'features', 'infra/server', 'infra/browser', 'infra/gateway', 'infra/action-log']
  .flatMap(filesUnder)
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
const naming = (words: RegExp): readonly string[] =>
  texts.flatMap(([file, text]) => (words.test(text) ? [file] : [])).sort();

const ADDRESSES = ['features/navigation/route-table.ts', 'features/navigation/route.ts'];

// What belongs to a kind of record is read from the one table; to open a section nothing else has to be found and changed.
test.each([
  ['labour', /laborSubcontracting|laborIndex|labor: \{|group === 'labor'/],
  ['policies', /policyDoc|policyList|'\/?policy\//],
  ['water', /waterCon|sl&csgx|'sl'/],
])(
  'a section to come is named by the table of records, its addresses and the table of pages: %s',
  (_, words) => {
    const isPage = (file: string) => file === 'src/portal/pages.ts';
    expect(naming(words).filter((file) => !isPage(file) && !ADDRESSES.includes(file))).toEqual([
      'src/contract/records.ts',
    ]);
  },
);

test('the table of records, of which the first load is made, imports nothing', () => {
  expect(readFileSync(path.join(root, 'src/contract/records.ts'), 'utf8')).not.toMatch(
    /\bimport\b.*'|require\(/,
  );
});
