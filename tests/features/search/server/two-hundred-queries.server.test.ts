import { readFileSync } from 'node:fs';
import path from 'node:path';
import { searchItems } from '#features/search/server/search-items';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { makeSamples, samplesIn } from '#src/server/samples';
import { settleSections } from '#src/server/sections';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';

interface KnownQuery {
  readonly what: string;
  readonly query: string;
  readonly groups: readonly string[];
  readonly title: RegExp;
  readonly subtitle: RegExp;
  readonly area: string;
}

const queriesOf = (file: string): readonly KnownQuery[] =>
  readFileSync(path.join(__dirname, '../../../fixtures', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): KnownQuery => {
      const [what = '', query = '', groups = '', title = '', subtitle = '', area = ''] = line.split('\t');
      return {
        what,
        query,
        groups: groups.split('|'),
        title: new RegExp(title, 'u'),
        subtitle: new RegExp(subtitle, 'u'),
        area,
      };
    });

const known = queriesOf('search-queries.tsv');
const heldOut = queriesOf('search-queries-held-out.tsv');
const second = queriesOf('search-queries-second.tsv');
const third = queriesOf('search-queries-third.tsv');

const db = testDatabase({ prepared: regions });
const source = searchSource(db);

beforeAll(async () => {
  const samples = samplesIn(db.pool).filter(({ later, always }) => !later && !always);
  await makeSamples(db.pool, samples, { projects: 3_000 }, () => () => undefined, '2025-09');
  await loadSampleUnitPrices(db.pool, 4_000, { areas: UNIT_PRICE_AREAS });
  await settleSections(db.pool);
  await db.pool.query('vacuum analyze search_entry');
}, 300_000);

/** The rows of the page from its top: group after group, each with its first rows. */
const rowsFor = async (text: string) => {
  const { groups } = await searchItems(source(), { text, category: 'all', pageNo: 1, pageSize: 20 });
  return groups.flatMap(({ rows }) => rows);
};

const isWanted = (
  { groups, title, subtitle, area }: KnownQuery,
  row: Awaited<ReturnType<typeof rowsFor>>[number],
) =>
  groups.includes(row.group) &&
  title.test(row.title) &&
  subtitle.test(row.summary) &&
  (area === '' || area.split('|').some((name) => row.areaName.includes(name) || row.title.includes(name)));

const missedOf = async (queries: readonly KnownQuery[]): Promise<readonly string[]> => {
  const missed: string[] = [];
  for (const one of queries) {
    const rows = (await rowsFor(one.query)).slice(0, 2);
    if (!rows.some((row) => isWanted(one, row)))
      missed.push(
        `${one.what} ${one.query}: ${rows.map(({ group, title }) => `${group} ${title}`).join(' | ')}`,
      );
  }
  return missed;
};

test('there are four hundred known queries or more and a hundred held out, each once', () => {
  expect(known.length).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(100);
  expect(second.length).toBeGreaterThanOrEqual(200);
  expect(third.length).toBeGreaterThanOrEqual(100);
  const queries = [...known, ...heldOut, ...second, ...third].map(({ query }) => query);
  expect(new Set(queries).size).toBe(queries.length);
});

/** So many in a hundred may be missed; a list that is long enough to fail is worth reading. */
const tooMany = (missed: readonly string[], of: number, inHundred: number) =>
  missed.length > (of * inHundred) / 100 ? missed : [];

test('of the queries of the trade at least 95 in 100 show what was meant first or second on the page', async () => {
  const missed = await missedOf(known);
  expect(tooMany(missed, known.length, 5)).toEqual([]);
}, 300_000);

test('of two hundred others at least 95 in 100, too', async () => {
  const missed = await missedOf(second);
  expect(tooMany(missed, second.length, 5)).toEqual([]);
}, 300_000);

test('of queries written before the engine was looked at, at least 85 in 100', async () => {
  const missed = await missedOf(heldOut);
  expect(tooMany(missed, heldOut.length, 15)).toEqual([]);
}, 300_000);

test('of a hundred more, written before any of them was asked, at least 95 in 100', async () => {
  const missed = await missedOf(third);
  expect(tooMany(missed, third.length, 5)).toEqual([]);
}, 300_000);
