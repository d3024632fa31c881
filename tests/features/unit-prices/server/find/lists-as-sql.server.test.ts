import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { SORTS, type Sort, type UnitPricePage, type UnitPriceQuery } from '#features/unit-prices/contract';
import { findUnitPrices, openLists, type Lists } from '#features/unit-prices/server/find/find-unit-prices';
import {
  loadSampleUnitPrices,
  removeSampleUnitPrices,
  wantSamples,
} from '#features/unit-prices/samples/index';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { folded, searchQuery } from '#infra/server/search/search-tokens';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';
import { saveHottest } from '../one-record';

const database = testDatabase({ prepared: regions });
const COUNT = 4_000;
beforeAll(async () => {
  await loadSampleProjects(database.pool, 150);
  await loadSampleUnitPrices(database.pool, COUNT, { areas: UNIT_PRICE_AREAS });
  // As in stores of imported bills: much that nobody has looked at.
  await database.pool.query('update unit_price set heat = 0 where id % 3 = 0');
});

const idsIn = ({ indexDatas }: UnitPricePage): string[] => indexDatas.map(({ id }) => id);
const idsOf = async (lists: Lists, query: UnitPriceQuery): Promise<string[]> =>
  idsIn(await findUnitPrices(lists, query));

const SQL_COLUMNS: Readonly<Record<Sort, string>> = {
  relevance: 'heat',
  heat: 'heat',
  unitPrice: 'pretax',
  priceDate: 'price_date',
};

/** The whole list, said once more in plain SQL that no index and no tally helps. */
const SQL = `
  select u.id::text as id, case when $1::text is null or not $2 then 0 when t.folded = $1 then 0
    when strpos(t.folded, $1) > 0 then 1 else 2 end as class, u.heat, u.pretax, u.price_date
  from unit_price u join bill_item i on i.id = u.item_id join bill_text t on t.id = u.text_id
  where ($1::text is null or t.tokens @@ $3::tsquery)
    and ($4::int is null or u.area_id = $4 or u.city_id = $4)
    and ($5::text is null or starts_with(i.code, $5)) and ($6::text is null or i.edition = $6)
    and ($7::text is null or to_char(u.price_date, 'YYYY-MM') >= $7)
    and ($8::text is null or to_char(u.price_date, 'YYYY-MM') <= $8)
    and ($9::text is null or u.tax_basis = $9) and ($10::text is null or u.source = $10)
    and ($11::int is null or exists (select from unit_price_level l where l.months = 36 and l.n >= $11
      and l.group_id = t.group_id and l.area_id = u.area_id))
    and ($12::numeric is null or u.pretax >= $12) and ($13::numeric is null or u.pretax <= $13)`;

const asSql = async (asked: UnitPriceQuery): Promise<string[]> => {
  const { keyword, areaId, code, edition, priceFrom, priceTo, taxBasis, source, minSamples } = asked;
  const { unitPriceFrom, unitPriceTo, sort = 'relevance', order = 'desc' } = asked;
  const text = keyword === undefined ? null : folded(keyword);
  const { rows } = await database.pool.query<{ id: string }>(
    `${SQL} order by class, ${SQL_COLUMNS[sort]} ${order}, u.id ${order}`,
    [
      text,
      sort === 'relevance',
      text && searchQuery(text),
      areaId === '1' ? null : areaId,
      code,
      edition,
      priceFrom,
      priceTo,
      taxBasis,
      source,
      minSamples,
      unitPriceFrom,
      unitPriceTo,
    ],
  );
  return rows.map(({ id }) => id);
};

const filter = {
  keyword: fc.constantFrom('混凝土', '垫层', 'C30', '模板', '梁', '板'),
  areaId: fc.constantFrom('2', '11', '20', '1', '77', '120'),
  code: fc.constantFrom('01', '0105', '0304', '010505001'),
  edition: fc.constantFrom('GB50500-2013' as const, 'GB/T50500-2024' as const),
  priceFrom: fc.constantFrom('2022-01', '2024-01'),
  priceTo: fc.constantFrom('2024-01', '2025-06'),
  taxBasis: fc.constantFrom('含税' as const, '除税' as const),
  source: fc.constantFrom('sample' as const, 'imported' as const),
  minSamples: fc.constantFrom(2, 4),
  unitPriceFrom: fc.constantFrom(0, 50, 300.5),
  unitPriceTo: fc.constantFrom(300.5, 1_000),
};
const ordering = {
  sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
  order: fc.constantFrom('asc' as const, 'desc' as const),
};
/** Half of them are narrowed by little, so that there is somewhere to jump to. */
const query = fc.oneof(
  fc.record({ ...filter, ...ordering }, { requiredKeys: [] }),
  fc.record(
    {
      ...ordering,
      keyword: fc.constantFrom('混凝土', '板', undefined, undefined),
      taxBasis: filter.taxBasis,
      edition: filter.edition,
      priceFrom: fc.constant('2022-01'),
      unitPriceFrom: fc.constant(20),
      unitPriceTo: filter.unitPriceTo,
    },
    { requiredKeys: ['sort', 'order', 'keyword'] },
  ),
);
const place = fc.record({
  share: fc.double({ min: 0, max: 1.02, noNaN: true }),
  pageSize: fc.integer({ min: 1, max: 200 }),
});

const idsFrom = (ids: readonly string[], from: number, size: number) => ids.slice(from, from + size);

test('whatever is asked, the list, its total, its jumps and its cursors are those of plain SQL', async () => {
  const lists = openLists(database.pool);
  await fc.assert(
    fc.asyncProperty(query, place, async (asked, { share, pageSize }) => {
      const all = await asSql(asked);
      const from = Math.floor(share * all.length);
      expect(await lists.totals.of(asked)).toEqual({ count: all.length, exact: true });
      const page = await findUnitPrices(lists, { ...asked, from, pageSize });
      expect(idsIn(page)).toEqual(idsFrom(all, from, pageSize));
      expect(page.total).toEqual({ count: all.length, exact: true });
      expect([page.next === null, page.previous === null]).toEqual([
        from + pageSize >= all.length,
        from === 0 || page.indexDatas.length === 0,
      ]);
      if (page.next) {
        const next = await findUnitPrices(lists, { ...asked, pageSize, cursor: page.next });
        expect(idsIn(next)).toEqual(idsFrom(all, from + pageSize, pageSize));
        const back = await idsOf(lists, { ...asked, pageSize, cursor: next.previous! });
        expect(back).toEqual(idsFrom(all, from, pageSize));
      }
    }),
    { numRuns: 120 },
  );
});

test('any offset is what OFFSET answers', async () => {
  const lists = openLists(database.pool);
  const offset = fc.record({ ...ordering, from: fc.nat(COUNT + 50) });
  await fc.assert(
    fc.asyncProperty(offset, async ({ sort, order, from }) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id::text from unit_price u order by u.${SQL_COLUMNS[sort]} ${order}, u.id ${order} offset $1 limit 20`,
        [from],
      );
      expect(await idsOf(lists, { sort, order, from })).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

/** What the tallies should hold, from the records themselves; parts of an order together. */
const TALLIED = `
  select 'month', price_date::text, tax_basis, source, n from (
    select price_date, tax_basis, source, sum(n)::int as n from unit_price_month_tally
    where heat is null and pretax is null group by 1, 2, 3) kept
  union all select 'month by heat', price_date::text, tax_basis, source, sum(n)::int from unit_price_month_tally
    where heat is not null group by 2, 3, 4
  union all select 'month by price', price_date::text, tax_basis, source, sum(n)::int from unit_price_month_tally
    where pretax is not null group by 2, 3, 4
  union all select 'area', area_id::text, tax_basis, source, sum(n)::int from unit_price_area_tally
    where pretax is not null group by 2, 3, 4
  union all select 'area by heat', area_id::text, tax_basis, source, sum(n)::int from unit_price_area_tally
    where heat is not null group by 2, 3, 4
  union all select 'area by month', area_id || ' ' || price_date, tax_basis, source, sum(n)::int
    from unit_price_area_tally where price_date is not null group by 2, 3, 4
  union all select 'item by heat', item_id::text, tax_basis, source, sum(n)::int
    from unit_price_item_tally where heat is not null group by 2, 3, 4
  union all select 'item by price', item_id::text, tax_basis, source, sum(n)::int
    from unit_price_item_tally where pretax is not null group by 2, 3, 4
  union all select 'item by month', item_id || ' ' || price_date, tax_basis, source, n
    from unit_price_item_tally where price_date is not null
  union all select 'text by heat', text_id || ' ' || item_id, tax_basis, source, sum(n)::int
    from unit_price_text_tally where heat is not null group by 2, 3, 4
  union all select 'text by price', text_id || ' ' || item_id, tax_basis, source, sum(n)::int
    from unit_price_text_tally where pretax is not null group by 2, 3, 4
  union all select 'text by month', text_id || ' ' || item_id || ' ' || price_date, tax_basis, source, n
    from unit_price_text_tally where price_date is not null
  union all select 'count', concat_ws(' ', item_id, area_id, city_id), '', '', n from unit_price_count`;
const COUNTED = `
  select kind, key, tax_basis, source, count(*)::int from unit_price u, lateral (values
    ('month', price_date::text), ('month by heat', price_date::text), ('month by price', price_date::text),
    ('area', area_id::text), ('area by heat', area_id::text), ('area by month', area_id || ' ' || price_date),
    ('item by heat', item_id::text), ('item by price', item_id::text), ('item by month', item_id || ' ' || price_date),
    ('text by heat', text_id || ' ' || item_id), ('text by price', text_id || ' ' || item_id),
    ('text by month', text_id || ' ' || item_id || ' ' || price_date)) keys (kind, key) group by 1, 2, 3, 4
  union all select 'count', concat_ws(' ', item_id, area_id, coalesce(city_id, 0)), '', '', count(*)::int
    from unit_price group by item_id, area_id, city_id`;
const differences = async () => {
  const { rows } = await database.pool.query(
    `((${TALLIED}) except (${COUNTED})) union all ((${COUNTED}) except (${TALLIED})) limit 5`,
  );
  return rows;
};

const CHANGES = [
  `update unit_price set heat = (heat * 7 + id) % 3000 where id % 117 = $1 % 117`,
  `update unit_price set source = case source when 'sample' then 'imported' else 'sample' end where id % 113 = $1 % 113`,
  `update unit_price set price_date = price_date - interval '1 month', code = code where id % 111 = $1 % 111`,
  `update unit_price set labour = null, lines = null, price = round(price * 1.31, 2) where id % 119 = $1 % 119`,
  `delete from unit_price where id % 123 = $1 % 123`,
  `insert into unit_price (id, item_id, text_id, project_id, code, area_id, city_id, price_date, tax_basis, tax_rate,
     price, heat, source, origin_id, created_on)
   select id + 1000000 + $1, item_id, text_id, project_id, code, area_id, city_id, price_date, tax_basis, tax_rate,
     price, heat, source, origin_id, created_on from unit_price where id % 129 = $1 % 129 on conflict do nothing`,
] as const;

/** Each in a transaction of its own, at the same time; the last of them takes back what it did. */
const changeMuch = (numbers: readonly number[]) =>
  Promise.allSettled(
    numbers.map((number, index) =>
      inTransaction(database.pool, async (client) => {
        await client.query('select from unit_price_state for update');
        for (const at of [number, number + 1])
          await client.query(CHANGES[at % CHANGES.length] as string, [number]);
        await client.query('update unit_price_state set revision = revision + 1');
        if (index === 2) throw new Error('taken back');
      }),
    ),
  );

test('after changes that run beside each other and beside the list, every total and place is right', async () => {
  const lists = openLists(database.pool);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000)),
      query,
      place,
      async (numbers, asked, { share, pageSize }) => {
        const changing = changeMuch(numbers);
        const from = Math.floor(share * COUNT);
        // One moment answers for the total and the places; a record taken away while it was read is left out.
        const during = await findUnitPrices(lists, { ...asked, from, pageSize });
        if (during.total)
          expect(during.indexDatas.length).toBeLessThanOrEqual(Math.max(0, during.total.count - from));
        expect(new Set(idsIn(during)).size).toBe(during.indexDatas.length);
        await changing;
        expect(await differences()).toEqual([]);
        const all = await asSql(asked);
        expect(await lists.totals.of(asked)).toEqual({ count: all.length, exact: true });
        const at = Math.floor(share * all.length);
        expect(await idsOf(lists, { ...asked, from: at, pageSize })).toEqual(idsFrom(all, at, pageSize));
      },
    ),
    { numRuns: 10 },
  );
  const { rows } = await database.pool.query('select from unit_price_change');
  expect(rows).toEqual([]);
});

test('the total is told at once where it is kept, and after it has been counted', async () => {
  const lists = openLists(database.pool);
  const countOf = async (asked: UnitPriceQuery) => ({ count: (await asSql(asked)).length, exact: true });
  for (const kept of [
    { taxBasis: '含税' },
    { keyword: '混凝土', priceFrom: '2024-01' },
    { areaId: '20' },
  ] as const)
    expect((await findUnitPrices(lists, kept)).total).toEqual(await countOf(kept));
  const other: UnitPriceQuery = { areaId: '20', code: '01', priceFrom: '2022-01' };
  expect((await findUnitPrices(lists, other)).total).toBeNull();
  expect(await lists.totals.of(other)).toEqual(await countOf(other));
  expect((await findUnitPrices(lists, { ...other, from: 2, sort: 'heat' })).total).toEqual(
    await countOf(other),
  );
  expect((await findUnitPrices(lists, { ...other, taxBasis: '含税' })).total).toBeNull();
});

test('a record stands in the list with its commit', async () => {
  const lists = openLists(database.pool);
  const before = await idsOf(lists, {});
  const total = (await lists.totals.of({})).count;
  const id = await saveHottest(database.pool, 5_000_000);
  expect(await idsOf(lists, {})).toEqual([id, ...before].slice(0, 20));
  expect(await idsOf(lists, { sort: 'heat', order: 'asc', from: total })).toEqual([id]);
  expect(await lists.totals.of({})).toEqual({ count: total + 1, exact: true });
});

test('what is removed is gone with its commit, and a loading is told of', async () => {
  const lists = openLists(database.pool);
  const imported = (await lists.totals.of({ source: 'imported' })).count;
  await removeSampleUnitPrices(database.pool);
  expect(await lists.totals.of({})).toEqual({ count: imported, exact: true });
  expect(await idsOf(lists, { source: 'sample' })).toEqual([]);
  await wantSamples(database.pool, 10);
  const { total, loading } = await findUnitPrices(lists, { taxBasis: '除税', source: 'sample' });
  expect({ total, loading }).toEqual({
    total: { count: 0, exact: true },
    loading: { stored: 0, wanted: 10 },
  });
});
