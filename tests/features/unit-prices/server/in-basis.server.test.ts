import { loadSampleFactors } from '#features/basis/samples/index';
import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { findUnitPricesCall, type UnitPriceRow } from '#features/unit-prices/contract';
import { unitPriceInfoCall } from '#features/unit-prices/contract-detail';
import { distributionCall, type Distribution } from '#features/unit-prices/contract-market';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { reader } from '#src/contract/call';
import { readBasis } from '#src/costing/basis';
import { quantile } from '#src/costing/quantile';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const ask = asker(
  () =>
    unitPricesServer({
      pool: database.pool,
      placeOf: async () => null,
      areas: UNIT_PRICE_AREAS,
    }).routes,
);
const BASIS = '2024-12_20_in';
let table: BasisTable;
let rows: readonly UnitPriceRow[] = [];
beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadSampleFactors(database.pool, REGION_FACTORS);
  await loadSampleProjects(database.pool, 120);
  await loadSampleUnitPrices(database.pool, 6_000, { areas: UNIT_PRICE_AREAS });
  table = await basisTable(database.pool);
  rows = await found(BASIS);
});

const found = async (basis?: string) =>
  (
    await ask(findUnitPricesCall, {
      body: { pageSize: 100, ...(basis && { basis }) },
      identity: anIdentity(),
    })
  ).indexDatas;

/** The prices a record is compared with, read one by one as the browser reads its own. */
const pricesOf = async ({ id, taxRate }: UnitPriceRow): Promise<readonly number[]> => {
  const { scope, from } = await ask(distributionCall, { query: { id, basis: BASIS } });
  const { rows: prices } = await database.pool.query<{ value: number; priceDate: string; areaId: string }>(
    `select u.pretax::float8 as value, to_char(u.price_date, 'YYYY-MM') as "priceDate", u.area_id::text as "areaId"
     from unit_price s join bill_text own on own.id = s.text_id
     join bill_text t on t.group_id = own.group_id join unit_price u on u.text_id = t.id
     join region r on r.areaid = u.area_id
     where s.id = $1 and u.price_date >= $2::date
       and ($3 = 1 or u.area_id = $3 or u.city_id = $3 or 9000 + left(r.gb2260, 1)::int = $3)`,
    [id, `${from}-01`, Number(scope.areaId)],
  );
  const rebase = createRebaser(table, readBasis(BASIS));
  return prices
    .map(({ value, priceDate, areaId }) => {
      const reading = rebase({ value, priceDate, areaId, taxBasis: '除税', taxRate });
      return reading.kind === 'rebased' ? reading.value : value;
    })
    .sort((one, other) => one - other);
};
const distribution = (row: UnitPriceRow, basis = BASIS): Promise<Distribution> =>
  ask(distributionCall, { query: { id: row.id, basis } });
const rich = () => rows.find(({ statistics }) => statistics.bands.kind === 'deciles')!;

test('bands of a row are those of its prices, each read by itself', async () => {
  const { statistics } = rich();
  const prices = await pricesOf(rich());
  expect(statistics.bands).toMatchObject({ kind: 'deciles', n: prices.length });
  if (statistics.bands.kind !== 'deciles') return;
  // The tax comes last on the server, so that a fen may lie between the two roundings.
  expect(Math.abs(statistics.bands.p50 - quantile(prices, 0.5))).toBeLessThanOrEqual(0.02);
  expect(Math.abs(statistics.bands.p25 - quantile(prices, 0.25))).toBeLessThanOrEqual(0.02);
  expect(Math.abs(statistics.bands.p75 - quantile(prices, 0.75))).toBeLessThanOrEqual(0.02);
});

test('the list, the record and its distribution tell the same', async () => {
  const row = rich();
  const info = await ask(unitPriceInfoCall, { query: { id: row.id, basis: BASIS } });
  const told = await distribution(row);
  expect(reader(distributionCall)(told)).toEqual(told);
  expect(info.row.statistics).toEqual(row.statistics);
  expect(told.statistics).toEqual(row.statistics);
  expect(told.histogram?.reduce((sum, { count }) => sum + count, 0)).toBe(row.statistics.bands.n);
  expect(told.statistics.reference).toContain('折到 2024-12 · 含税');
});

test('rows, courses and prices stay as they were quoted', async () => {
  const bare = ({ statistics: _, ...row }: UnitPriceRow) => row;
  expect(rows.map(bare)).toEqual((await found()).map(bare));
  expect(rows.map(({ statistics }) => statistics)).not.toEqual(
    (await found()).map(({ statistics }) => statistics),
  );
});

test('the rank is that among prices read alike; a tax basis alone changes no rank', async () => {
  const row = rich();
  const prices = await pricesOf(row);
  const own = createRebaser(table, readBasis(BASIS))({ ...row, value: row.unitPrice });
  const value = own.kind === 'rebased' ? own.value : row.unitPrice;
  const below = prices.filter((price) => price <= value + 0.01).length;
  expect(Math.abs(((await distribution(row)).rank ?? 0) - (below / prices.length) * 100)).toBeLessThan(
    200 / prices.length,
  );
  const [ex, inclusive] = [await distribution(row, 'ex'), await distribution(row, 'in')];
  expect(ex.rank).toBe(inclusive.rank);
  expect(ex.statistics.bands).not.toEqual(inclusive.statistics.bands);
});

test('a month without an index compares with nobody, and says why', async () => {
  const told = await distribution(rich(), '2011-01');
  expect(told).toMatchObject({ rank: null, deviation: null, histogram: null, regions: [] });
  expect(told.statistics).toMatchObject({
    bands: { kind: 'cases', n: 0 },
    widened: '2011-01 没有造价指数，或所选地区没有系数，不作比较',
  });
  const [row] = await found('2011-01');
  expect(row?.statistics.widened).toContain('不作比较');
});

test('the rank of a record is the same in every basis', async () => {
  for (const row of rows.slice(0, 20)) {
    const ranks = await Promise.all(
      ['', '2022-03_2', '2025-01_25_in'].map((basis) => distribution(row, basis)),
    );
    expect(new Set(ranks.map(({ rank, deviation }) => `${rank} ${deviation}`)).size).toBe(1);
  }
});
