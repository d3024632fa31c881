import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '#features/navigation/route-table';
import { RECORDS, SEARCH_CATEGORIES, type RecordName } from '#src/contract/records';
import { PAGES, UNFILLED } from '#src/portal/pages';

const root = path.join(__dirname, '../..');

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file));

type Text = readonly [file: string, text: string];
const texts = ['src', 'features', 'infra/server', 'infra/browser', 'infra/gateway', 'infra/action-log']
  .flatMap(filesUnder)
  .map((file): Text => [file, readFileSync(path.join(root, file), 'utf8')]);
const naming = (words: RegExp, among: readonly Text[] = texts): readonly string[] =>
  among.flatMap(([file, text]) => (words.test(text) ? [file] : [])).sort();

const PAGE_LINE = 'src/portal/pages.ts';
const SERVER_LINE = 'src/server/sections.ts';
/** Where what one slice lends is handed to another, and where what a member did in one is rewarded by another. */
const LENDING = [
  'src/server/assistant-parts.ts',
  'src/server/slices.ts',
  'src/server/reward-routes.ts',
  'src/server/project-publisher.ts',
];
const ADDRESSES = ['features/navigation/route-table.ts', 'features/navigation/route.ts'];

const importing = (folder: string, among: readonly Text[]): readonly string[] =>
  naming(new RegExp(`#features/${folder}/`), among).filter((file) => !file.startsWith(`features/${folder}/`));

const nameOf = (address: string): string =>
  routeTable.find((row) => row.path.startsWith(address))?.name ?? '';
const records = (Object.keys(RECORDS) as RecordName[]).map((record) => {
  const {
    in: section,
    page = 'detail',
    inList,
    onPage,
  }: { in: string; page?: string; inList?: string; onPage?: boolean } = RECORDS[record];
  const detail = `/${section}/${page}`;
  const route = nameOf(inList ? `/${section}/index` : onPage ? detail : `${detail}/:`);
  return { record, section, route };
});
const open = records.flatMap(({ record, route }) => {
  const page = PAGES.find(({ routes }) => routes.some((one) => one === route));
  return page ? [{ record, folder: page.chunk }] : [];
});
const unopened = records.filter(({ route }) => Object.hasOwn(UNFILLED, route));

interface Section {
  readonly record: string;
  readonly section: string;
}

/** Its addresses, the names of its pages and of its search: words that no other part has a use for. */
const wordsOf = ({ record, section }: Section): RegExp => {
  const plan = (RECORDS as Readonly<Record<string, { readonly found?: { readonly group: string } }>>)[record];
  const searches = SEARCH_CATEGORIES.filter(
    (one) => plan?.found && 'group' in one && one.group === plan.found.group,
  );
  const routes = routeTable.filter((row) => row.path.startsWith(`/${section}/`));
  const words = [section, ...routes.map(({ name }) => name), ...searches.map(({ value }) => value)];
  return new RegExp(`'(${words.join('|')})'|["'\`]#?/${section}/`);
};

/** A folder that no page draws and at most the server's list opens is a section in the making. */
const isInTheMaking = (file: string, among: readonly Text[]): boolean => {
  const folder = /^features\/([^/]+)\//.exec(file)?.[1];
  return folder !== undefined && importing(folder, among).every((one) => one === SERVER_LINE);
};
const others = (one: Section, among: readonly Text[]): readonly string[] =>
  naming(wordsOf(one), among).filter(
    (file) => file !== PAGE_LINE && !ADDRESSES.includes(file) && !isInTheMaking(file, among),
  );

test('every kind of record is drawn or has its pages among those to come', () => {
  expect([...open, ...unopened].map(({ record }) => record).sort()).toEqual(Object.keys(RECORDS).sort());
});

test.each(open)(
  'an open section is entered from the table of pages and the list of server slices: $record',
  ({ folder }) => {
    expect(importing(folder, texts).filter((file) => !LENDING.includes(file))).toEqual([
      PAGE_LINE,
      SERVER_LINE,
    ]);
    expect(naming(new RegExp(`#features/${folder}/page\\b`))).toEqual([PAGE_LINE]);
  },
);

/** Front doors of server sides, by what they export. */
const doors = texts
  .filter(([file]) => /^features\/[^/]+\/server\/index\.ts$/.test(file))
  .flatMap(([, text]) => {
    const name = /^export const (\w+Server) = /m.exec(text)?.[1];
    return name ? [{ name, isSection: /\b(?:SectionSlice|RecordSection<)/.test(text) }] : [];
  });
const textOf = (file: string): string => texts.find(([name]) => name === file)?.[1] ?? '';
/** The compiler misses a section only where it shares a kind of record. */
const leftOut = (sections: string, slices: string): readonly string[] =>
  doors
    .filter(({ name, isSection }) => !new RegExp(`\\b${name}\\(`).test(isSection ? sections : slices))
    .map(({ name }) => name);

test('every server side is put together with the others, a section among the sections', () => {
  const sections = textOf(SERVER_LINE);
  const slices = textOf('src/server/slices.ts');
  expect([doors.length > 50, doors.filter(({ isSection }) => isSection).length > 10]).toEqual([true, true]);
  expect(leftOut(sections, slices)).toEqual([]);
  const without = sections.replace('    indexRangeServer({ pool, whereProjects }),\n', '');
  expect(leftOut(without, slices)).toEqual(['indexRangeServer']);
});

// What belongs to a kind of record is read from the one table; to open a section nothing else has to be found and changed.
test('the first lines of a section turn nothing red, those in other parts do', () => {
  // One that nobody has: the proof holds whatever sections are open.
  const planted: Section = { record: 'planted', section: 'plantedSection' };
  const own: Text = ['features/in-the-making/contract.ts', `export const path = '/plantedSection/index';`];
  const foreign: Text = ['features/home/ui/planted.tsx', `<a href={'#/plantedSection/index'} />`];
  expect(others(planted, texts)).toEqual([]);
  expect(others(planted, [...texts, own])).toEqual([]);
  expect(others(planted, [...texts, own, foreign])).toEqual([foreign[0]]);
});

test('the table of records, of which the first load is made, imports nothing', () => {
  expect(readFileSync(path.join(root, 'src/contract/records.ts'), 'utf8')).not.toMatch(
    /\bimport\b.*'|require\(/,
  );
});

test('only the table of pages names the page of a part that holds no records: about', () => {
  expect(naming(/#features\/about\/page\b/)).toEqual([PAGE_LINE]);
});
