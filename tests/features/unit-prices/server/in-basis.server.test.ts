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
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { reader } from '#src/contract/call';
import { readBasis } from '#src/costing/basis';
import { quantile } from '#src/costing/quantile';
import { createRebaser, type BasisTable, type Quoted } from '#src/costing/rebaser';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const ask = asker(
  () =>
    unitPricesServer({
      pool: database.pool,
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

/** By components at the month that levels are kept of, in the country as a whole, as the browser reads it; ten thousandfold, so that no fen is lost. */
const comparedIn = (quoted: Quoted): number => {
  const value = quoted.value * FINE;
  const reading = createRebaser(table, readBasis('2025-01_1_parts'))({ ...quoted, value });
  return reading.kind === 'rebased' ? reading.value : value;
};
const FINE = 10_000;

/** The prices a record is compared with, read one by one, and brought to what the record is shown as. */
const pricesOf = async (row: UnitPriceRow): Promise<readonly number[]> => {
  const { id } = row;
  const { scope, from } = await ask(distributionCall, { query: { id, basis: BASIS } });
  const { rows: prices } = await database.pool.query<Quoted>(
    `select u.price::float8 as value, u.tax_basis as "taxBasis", u.tax_rate::float8 as "taxRate", u.code as item,
       coalesce(u.travelling_series, '材料') as "materialSeries",
       json_build_object('labour', u.labour, 'materials', u.materials + coalesce(u.main_materials, 0) + coalesce(u.equipment, 0),
         'machinery', u.machinery, 'other', u.management + u.profit + coalesce(u.risk, 0)) as amounts, to_char(u.price_date, 'YYYY-MM') as "priceDate", u.area_id::text as "areaId"
     from unit_price s join bill_text own on own.id = s.text_id
     join bill_text t on t.group_id = own.group_id join unit_price u on u.text_id = t.id
     join region r on r.areaid = u.area_id
     where s.id = $1 and u.price_date >= $2::date
       and ($3 = 1 or u.area_id = $3 or u.city_id = $3 or 9000 + left(r.gb2260, 1)::int = $3)`,
    [id, `${from}-01`, Number(scope.areaId)],
  );
  const shown = createRebaser(table, readBasis(BASIS))(quotedIn(row, row.unitPrice));
  const own = shown.kind === 'rebased' ? shown.value : row.unitPrice;
  const scale = own / comparedIn(quotedIn(row, row.unitPrice));
  return prices.map((price) => comparedIn(price) * scale).sort((one, other) => one - other);
};
const distribution = (row: UnitPriceRow, basis = BASIS): Promise<Distribution> =>
  ask(distributionCall, { query: { id: row.id, basis } });
const rich = (series?: string) =>
  rows.find(
    ({ statistics, travellingSeries }) =>
      statistics.bands.kind === 'deciles' && (series === undefined || travellingSeries === series),
  )!;

test.each([
  ['any item', undefined],
  ['what is made of steel', '材料/钢材'],
  ['what is made of copper', '材料/电缆'],
])('bands of a row are those of its prices, each read by itself: %s', async (_, series) => {
  const { statistics } = rich(series);
  const prices = await pricesOf(rich(series));
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
  expect(told.statistics.reference).toContain(
    `按要素指数比较 · 金额随本条自 ${row.priceDate} 按综合指数折到 2024-12 · 广东水平 · 含税`,
  );
  expect(row.statistics.moved).toBe('按要素比较 · 金额按综合折');
  expect((await found())[0]?.statistics.moved).toBeUndefined();
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
  const own = createRebaser(table, readBasis(BASIS))(quotedIn(row, row.unitPrice));
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
      ['', '2022-03_2', '2025-01_25_in', '2025-01_25_parts'].map((basis) => distribution(row, basis)),
    );
    expect(new Set(ranks.map(({ rank, deviation }) => `${rank} ${deviation}`)).size).toBe(1);
  }
});

/** One price of an item whose materials travel, everywhere and in the newest month: dearer nowhere. */
const alikeEverywhere = async (): Promise<readonly string[]> => {
  const { rows: made } = await database.pool.query<{ id: string }>(
    `update unit_price u set price = 100, tax_basis = '除税', price_date = date '2025-06-01', labour = 0, materials = 0,
       main_materials = 100, equipment = null, machinery = 0, management = 0, profit = 0, risk = 0
     from bill_text t where t.id = u.text_id and t.group_id = (
       select t.group_id from unit_price u join bill_text t on t.id = u.text_id where starts_with(u.code, '030408')
       group by 1 having count(*) >= 10 and count(distinct u.area_id) > 2 limit 1)
     returning u.id::text as id`,
  );
  await inTransaction(database.pool, (client) => refreshStatistics(client, 'all'));
  return made.map(({ id }) => id);
};

test('materials that travel are compared without the factor of their place, and it says by which index', async () => {
  const made = await alikeEverywhere();
  expect(made.length).toBeGreaterThanOrEqual(10);
  for (const id of made.slice(0, 6))
    for (const basis of ['', '2024-12', '2024-12_parts', '2024-12_20_parts']) {
      const told = await ask(distributionCall, { query: { id, areaId: '1', months: '36', basis } });
      expect({ rank: told.rank, deviation: told.deviation }).toEqual({ rank: 100, deviation: 0 });
      expect(new Set(told.regions.flatMap(({ p50 }) => p50 ?? [])).size).toBe(1);
      expect(told.statistics.reference).toMatch(
        basis === '2024-12'
          ? /按要素指数比较 · 材料不乘地区系数 · 金额随本条自 20\d\d-\d\d 按综合指数折到 2024-12/
          : /按要素指数折到 20\d\d-\d\d（本条的构成）/,
      );
      if (basis === '2024-12_20_parts') expect(told.statistics.reference).toContain(' · 广东水平 · ');
    }
});
