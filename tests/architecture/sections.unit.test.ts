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
  ['labor', /laborSubcontracting|laborIndex|labor: \{|group === 'labor'/],
  ['policies', /policyDoc|policyList|'\/?policy\//],
  ['water', /waterCon|sl&csgx|'sl'/],
])(
  'outside of its folder a section is named by the table of records, its addresses and the table of pages: %s',
  (folder, words) => {
    const isOwn = (file: string) => file === 'src/portal/pages.ts' || file.startsWith(`features/${folder}/`);
    expect(naming(words).filter((file) => !isOwn(file) && !ADDRESSES.includes(file))).toEqual([
      'src/contract/records.ts',
    ]);
  },
);

test.each(['about', 'cost-indexes', 'projects', 'unit-prices'])(
  'only the table of pages names the page: %s',
  (name) => {
    expect(naming(new RegExp(`#features/${name}/page\\b`))).toEqual(['src/portal/pages.ts']);
  },
);

test('a section that no other composes is entered from the table of pages and the list of server slices', () => {
  const isOwn = (file: string) => file.startsWith('features/cost-indexes/');
  expect(naming(/#features\/cost-indexes\//).filter((file) => !isOwn(file))).toEqual([
    'src/portal/pages.ts',
    'src/server/sections.ts',
  ]);
});

test('the table of records, of which the first load is made, imports nothing', () => {
  expect(readFileSync(path.join(root, 'src/contract/records.ts'), 'utf8')).not.toMatch(
    /\bimport\b.*'|require\(/,
  );
});
