import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { figuresCall } from '#features/home/contract-figures';
import { homeServer, readHome } from '#features/home/server/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { searchServer } from '#features/search/server/index';
import { priceInBasis } from '#features/unit-prices/server/index';
import { workValues } from '#features/water-renewal/server/index';
import type { Identity } from '#infra/server/http/identity';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { readBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { settleSections } from '#src/server/sections';
import { blocksOf } from '#tests/features/ai-chat/server/blocks-of';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
let identity: Identity;
let search: ReturnType<typeof searchServer>;
const home = asker(() => homeServer({ pool: db.pool }).routes);
const assistant = asker(
  () =>
    aiChatServer({
      pool: db.pool,
      findPriced: search.findPriced,
      priceIn: (basis) => priceInBasis(db.pool, basis),
      findWorks: (query) => workValues(db.pool, query),
    }).routes,
);

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadSampleFactors(db.pool, REGION_FACTORS);
  await loadSampleProjects(db.pool, 1_500);
  await settleSections(db.pool);
  search = searchServer({ pool: db.pool });
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
});
afterAll(() => search.close?.());
beforeEach(() => db.pool.query('truncate budget'));

const rowsOf = async (question: string, basis: string) => {
  const { blocks } = await assistant(calculateCall, { identity, body: { question, basis } });
  return blocksOf(blocks, 'figures').map(({ caption, rows }) => ({ caption, rows }));
};

/** What the page draws of a province. */
const mapOf = async (written: string) => {
  const { period, index, taxBasis } = readBasis(written);
  const placed =
    period && (await home(figuresCall, { query: { period, ...(index === 'kind' && { index }) } }));
  const tiles = placed ? placed.tiles : (await readHome(db.pool)).tiles;
  expect(tiles?.period).toBe(period ?? '2025-09');
  return (tiles?.values ?? []).map(({ name, n, median, taxed }) => ({
    name,
    n,
    value: taxBasis === '含税' ? (taxed ?? null) : median,
  }));
};

const BASES = [
  '',
  'in',
  ...['2021-03', '2022-06', '2025-03', '2025-09'].flatMap((month) => [month, `${month}_in`, `${month}_kind`]),
];

test.each(BASES)('in the basis "%s" the map says the medians of the assistant, to the fen', async (basis) => {
  const map = await mapOf(basis);
  const known = map.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  expect(known.length).toBeGreaterThan(4);

  const [everywhere] = await rowsOf('哪个省高层住宅最贵', basis);
  expect(everywhere?.rows.map(({ label, value }) => [label, value]).sort()).toEqual(
    known.map(({ name, value }) => [name, value]).sort(),
  );

  const pair = known.slice(0, 2);
  const own = await rowsOf(`${pair.map(({ name }) => name).join('和')}高层住宅比谁贵`, basis);
  const medians = own.flatMap(({ rows }) => rows.find(({ label }) => label === '中位数') ?? []);
  expect(medians.map(({ value }) => roundTo(value, 2))).toEqual(pair.map(({ value }) => value));
});

test('a month moves every project by itself: the map is no multiple of that of another month', async () => {
  const ratios = async (basis: string, other: string) => {
    const [one, two] = [await mapOf(basis), await mapOf(other)];
    return new Set(
      one.flatMap(({ value }, at) => {
        const beside = two[at]?.value;
        return value && beside ? [roundTo(value / beside, 3)] : [];
      }),
    );
  };
  expect((await ratios('2022-06', '')).size).toBeGreaterThan(1);
});

test('without a month there is no map beside that of the page; a month that nothing is read in has no median', async () => {
  expect((await home(figuresCall, { query: { areaId: '20' } })).tiles).toBeUndefined();
  const { tiles } = await home(figuresCall, { query: { period: '2039-06' } });
  expect(tiles).toMatchObject({ period: '2039-06', sample: false });
  expect(tiles?.values.every(({ median, n }) => median === null && n === 0)).toBe(true);
});
