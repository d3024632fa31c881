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

interface Wish {
  readonly what: string;
  readonly query: string;
  readonly group: string;
  readonly title: RegExp;
  readonly subtitle: RegExp;
  readonly area: string;
}

const wishes = readFileSync(path.join(__dirname, '../../../fixtures/search-queries.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Wish => {
    const [what = '', query = '', group = '', title = '', subtitle = '', area = ''] = line.split('\t');
    return { what, query, group, title: new RegExp(title, 'u'), subtitle: new RegExp(subtitle, 'u'), area };
  });

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

const isWished = ({ group, title, subtitle, area }: Wish, row: Awaited<ReturnType<typeof rowsFor>>[number]) =>
  row.group === group &&
  title.test(row.title) &&
  subtitle.test(row.summary) &&
  (area === '' || row.areaName.includes(area) || row.title.includes(area));

test('there are two hundred queries or more, each once', () => {
  expect(wishes.length).toBeGreaterThanOrEqual(200);
  expect(new Set(wishes.map(({ query }) => query)).size).toBe(wishes.length);
});

test('of the queries of the trade at least 95 in 100 show what was meant first or second on the page', async () => {
  const missed: string[] = [];
  for (const wish of wishes) {
    const rows = (await rowsFor(wish.query)).slice(0, 2);
    if (!rows.some((row) => isWished(wish, row)))
      missed.push(
        `${wish.what} ${wish.query}: ${rows.map(({ group, title }) => `${group} ${title}`).join(' | ')}`,
      );
  }
  // A list that is long enough to fail is worth reading.
  const shown = missed.length > wishes.length * 0.05 ? missed : [];
  expect(shown).toEqual([]);
}, 300_000);
