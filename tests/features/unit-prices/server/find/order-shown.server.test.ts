import { loadSampleFactors } from '#features/basis/samples/index';
import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import type { UnitPriceQuery, UnitPriceRow } from '#features/unit-prices/contract';
import { findUnitPrices, openLists, type Lists } from '#features/unit-prices/server/find/find-unit-prices';
import { shownPrice } from '#features/unit-prices/server/find/shown-price';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { settleStatistics } from '#features/unit-prices/server/groups/settle-statistics';
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import { Parameters } from '#infra/server/postgres/parameters';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { readBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';

const database = testDatabase({ prepared: regions });
let table: BasisTable;
let lists: Lists;
beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadSampleFactors(database.pool, REGION_FACTORS);
  await loadSampleProjects(database.pool, 120);
  // A city of a province of the lists, with a factor of its own.
  await database.pool.query(
    `insert into place_factor (area_id, factor, source, provenance)
     select (select city_id from project where area_id = 20 and city_id is not null limit 1), 1.31, source, provenance
     from place_factor where area_id = 20`,
  );
  await loadSampleUnitPrices(database.pool, 3_000, { areas: UNIT_PRICE_AREAS });
  await forgetCompositions();
  table = await basisTable(database.pool);
  lists = openLists(database.pool);
});

/** Of every third price, of all wires, whose section tells them, and of all couplings of reinforcement, which nobody does. */
const forgetCompositions = () =>
  inTransaction(database.pool, async (client) => {
    await client.query(
      `update unit_price set labour = null, materials = null, main_materials = null, equipment = null, machinery = null,
         management = null, profit = null, risk = null, rate_base = null, management_rate = null, profit_rate = null,
         lines = null
       where id % 3 = 0 or code ~ '^(030411004|010516)'`,
    );
    await refreshStatistics(client, 'all');
  });

test('there are prices without a composition among them, in shares of their item, of their section, and of nobody', async () => {
  const { rows } = await database.pool.query<{ whose: string }>(
    `select distinct case when u.lacks_shares then 'nobody' when k.beginning = i.code then 'item'
       when k.beginning is not null then 'section' end as whose
     from unit_price u join bill_item i on i.id = u.item_id left join kept_usual_shares k on k.item_id = i.id
     where u.labour is null`,
  );
  expect(rows.map(({ whose }) => whose)).toEqual(expect.arrayContaining(['nobody', 'item', 'section']));
});

test('there are prices of steel and of copper among them', async () => {
  const rows = await Promise.all(['010515', '0304', '01'].map((code) => walk({ code })));
  expect(new Set(rows.flat().map(({ travellingSeries }) => travellingSeries))).toEqual(
    new Set([undefined, '材料/钢材', '材料/电缆']),
  );
});

/** As the browser reads a price; undefined where it cannot. */
const figureOf = (row: UnitPriceRow, basis: string): number | undefined => {
  const reading = createRebaser(table, readBasis(basis))(quotedIn(row, row.unitPrice));
  return reading.kind === 'rebased' ? reading.value : reading.kind === 'same' ? row.unitPrice : undefined;
};

const walk = async (query: UnitPriceQuery): Promise<UnitPriceRow[]> => {
  const rows: UnitPriceRow[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await findUnitPrices(lists, { ...query, pageSize: 200, ...(cursor && { cursor }) });
    rows.push(...page.indexDatas);
    if (page.next === null) return rows;
    cursor = page.next;
  }
};
const ids = (rows: readonly UnitPriceRow[]): string[] => rows.map(({ id }) => id);

const expectOrder = async (query: UnitPriceQuery & { readonly basis: string }): Promise<UnitPriceRow[]> => {
  const rows = await walk({ ...query, sort: 'unitPrice' });
  const figures = rows.map((row) => figureOf(row, query.basis));
  const told = figures.filter((figure) => figure !== undefined);
  // What cannot be read comes last.
  expect(figures.slice(0, told.length)).toEqual(told);
  expect(told).toEqual(told.toSorted((one, other) => (query.order === 'asc' ? one - other : other - one)));
  expect(new Set(ids(rows)).size).toBe(rows.length);
  return rows;
};

const basis = fc
  .tuple(
    fc.constantFrom('', '2022-03', '2024-12', '2025-09', '2011-01'),
    fc.constantFrom('', '2', '20', '25'),
    fc.constantFrom('', 'in', 'as'),
    fc.constantFrom('', 'parts', 'kind'),
  )
  .map((parts) => parts.filter(Boolean).join('_'));
// With all of them at once most lists are empty.
const filter = fc.oneof(
  fc.constantFrom(
    {},
    { areaId: '2' },
    { areaId: '20' },
    { code: '01' },
    { code: '0304' },
    { code: '010515' },
    { code: '030408001' },
    { code: '030411' },
  ),
  fc.record(
    {
      areaId: fc.constantFrom('2', '20', '77'),
      keyword: fc.constantFrom('混凝土', '板'),
      code: fc.constantFrom('01', '0105', '0304', '010515'),
      taxBasis: fc.constantFrom('含税' as const, '除税' as const),
      unitPriceFrom: fc.constantFrom(50, 312.5),
      unitPriceTo: fc.constantFrom(312.5, 1_000),
    },
    { requiredKeys: [] },
  ),
);
const order = fc.constantFrom('asc' as const, 'desc' as const);

test('by components every price is what it is ordered by but for a factor within the bounds, whatever is listed', async () => {
  const client = await database.pool.connect();
  for (const period of ['2021-05', '2022-03', '2025-09'])
    for (const areaId of ['', '_1', '_25'])
      for (const code of [undefined, '010515', '030408001', '030411', '0105']) {
        const { column, value, factors } = await shownPrice(client, `${period}${areaId}_parts`, {
          listed: null,
          code,
        });
        expect(column).toBe('by_components');
        const parameters = new Parameters();
        const shown = value?.(parameters) ?? 'null';
        const { rows } = await client.query<{ least: number; greatest: number }>(
          `select min(factor) as least, max(factor) as greatest
           from (select ${shown} / by_components as factor from unit_price u
             where by_components > 0 and starts_with(code, ${parameters.add(code ?? '', 'text')})) read`,
          parameters.values,
        );
        expect(rows[0]?.least).toBeGreaterThanOrEqual(factors[0] * (1 - 1e-9));
        expect(rows[0]?.greatest).toBeLessThanOrEqual(factors[1] * (1 + 1e-9));
      }
  client.release();
});

test('[DATA-008] whatever the basis, prices stand in the order they are shown in, forward, back and after a jump', async () => {
  await fc.assert(
    fc.asyncProperty(
      basis,
      filter,
      order,
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (read, narrowed, way, share) => {
        const query = { ...narrowed, basis: read, sort: 'unitPrice', order: way } as const;
        const rows = await expectOrder(query);
        expect(await lists.totals.of(query)).toEqual({ count: rows.length, exact: true });
        const from = Math.floor(share * rows.length);
        const page = await findUnitPrices(lists, { ...query, from, pageSize: 30 });
        expect(ids(page.indexDatas)).toEqual(ids(rows.slice(from, from + 30)));
        if (page.previous === null) return;
        const before = await findUnitPrices(lists, { ...query, cursor: page.previous, pageSize: 30 });
        expect(ids(before.indexDatas)).toEqual(ids(rows.slice(Math.max(0, from - 30), from)));
      },
    ),
    { numRuns: 60 },
  );
});

test('a range holds what is shown within it, and nothing else', async () => {
  const everything = new Map<string, readonly UnitPriceRow[]>();
  await fc.assert(
    fc.asyncProperty(basis, fc.integer({ min: 0, max: 90_000 }), async (read, cents) => {
      const [unitPriceFrom, unitPriceTo] = [cents / 100, cents / 50];
      const all = everything.get(read) ?? (await walk({ basis: read, areaId: '20', sort: 'unitPrice' }));
      everything.set(read, all);
      const within = all.filter((row) => {
        const figure = figureOf(row, read);
        return figure !== undefined && figure >= unitPriceFrom && figure <= unitPriceTo;
      });
      // A basis that nothing can be read in leaves prices as they are stored, 除税.
      if (!all.some((row) => figureOf(row, read) !== undefined)) return;
      const found = await walk({ basis: read, areaId: '20', sort: 'unitPrice', unitPriceFrom, unitPriceTo });
      expect(ids(found)).toEqual(ids(within));
    }),
    { numRuns: 60 },
  );
});

test('a revised index, a place without a factor, months without an index: the order follows', async () => {
  const { pool } = database;
  await pool.query(
    `update index_point p set value = p.value * 3 from index_series s
     where s.id = p.series_id and s.area_id = 1 and s.category = '综合' and p.period = '2024-06-01'`,
  );
  await pool.query('delete from place_factor where area_id = 11');
  await pool.query(`delete from index_point where period in ('2023-05-01', '2023-06-01')`);
  await settleStatistics(pool);
  table = await basisTable(pool);
  for (const way of ['asc', 'desc'] as const)
    for (const read of [
      '2025-09_20',
      '2025-09',
      '20',
      '2025-09_in',
      '20_in',
      '2025-09_20_as',
      '2025-09_20_parts',
      '20_parts',
      '2025-09_parts',
    ])
      for (const areaId of [undefined, '11', '20'])
        await expectOrder({ basis: read, order: way, ...(areaId && { areaId }) });
  const { rows: stale } = await pool.query(
    `select from unit_price u join kept_price_level k on k.month = u.price_date and k.area_id = priced_place(u.area_id, u.city_id)
     where u.level <> k.level`,
  );
  expect(stale).toEqual([]);
});
