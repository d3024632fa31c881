import { loadSampleProjects } from '#features/projects/server/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { SORTS, type Sort, type UnitPriceQuery } from '#features/unit-prices/contract';
import { findUnitPrices, openLists, type Lists } from '#features/unit-prices/server/find/find-unit-prices';
import {
  loadSampleUnitPrices,
  removeSampleUnitPrices,
  wantSamples,
} from '#features/unit-prices/server/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { saveHottest } from '../one-record';
import { unheld } from './unheld';
import { fc } from '#tests/support/property';

const database = testDatabase({ prepared: regions });
const COUNT = 1_500;
beforeAll(async () => {
  await loadSampleProjects(database.pool, 150);
  await loadSampleUnitPrices(database.pool, COUNT, { areas: UNIT_PRICE_AREAS });
});

const idsOf = async (lists: Lists, query: UnitPriceQuery): Promise<string[]> =>
  (await findUnitPrices(lists, query)).indexDatas.map(({ id }) => id);

/** Asks once, so that the records are read, and waits for them. */
const holding = async (lists = openLists(database.pool)): Promise<Lists> => {
  await findUnitPrices(lists, {});
  await lists.held.settled();
  return lists;
};
const fromIndexes = (asked: UnitPriceQuery) => findUnitPrices(unheld(database.pool), asked);

const FAR = 100_000;
const SQL_COLUMNS: Readonly<Record<Sort, string>> = {
  relevance: 'heat',
  heat: 'heat',
  unitPrice: 'pretax',
  priceDate: 'price_date',
};

const query = fc.record(
  {
    keyword: fc.constantFrom('混凝土', '垫层', 'C30', '模板', '梁'),
    areaId: fc.constantFrom('2', '11', '20', '1'),
    code: fc.constantFrom('01', '0105', '0304', '010505001'),
    edition: fc.constantFrom('GB50500-2013' as const, 'GB/T50500-2024' as const),
    priceFrom: fc.constantFrom('2022-01', '2024-01'),
    priceTo: fc.constantFrom('2024-01', '2025-06'),
    taxBasis: fc.constantFrom('含税' as const, '除税' as const),
    source: fc.constantFrom('sample' as const, 'imported' as const),
    minSamples: fc.constantFrom(2, 4),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    from: fc.nat(COUNT),
    pageSize: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: [] },
);

test('whatever is asked, memory answers what the indexes answer', async () => {
  const lists = await holding();
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      // Whoever asks for the far end of a list has it gathered for all that follow.
      await findUnitPrices(lists, { ...asked, from: FAR });
      const [ours, theirs] = [await findUnitPrices(lists, asked), await fromIndexes(asked)];
      expect(ours).toEqual({ ...theirs, total: ours.total });
      expect(ours.total).toEqual(await unheld(database.pool).totals.of(asked));
      if (ours.next === null) return;
      const beyond = { ...asked, from: undefined, cursor: ours.next };
      const next = await findUnitPrices(lists, beyond);
      expect(next).toEqual({ ...(await fromIndexes(beyond)), total: next.total });
      const back = { ...beyond, cursor: next.previous! };
      expect(await idsOf(lists, back)).toEqual((await fromIndexes(back)).indexDatas.map(({ id }) => id));
    }),
    { numRuns: 50, seed: 11 },
  );
});

test('any offset is what OFFSET answers', async () => {
  const lists = await holding();
  const offset = fc.record({
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    from: fc.nat(COUNT + 50),
  });
  await fc.assert(
    fc.asyncProperty(offset, async ({ sort, order, from }) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id::text from unit_price u order by u.${SQL_COLUMNS[sort]} ${order}, u.id ${order} offset $1 limit 20`,
        [from],
      );
      expect(await idsOf(lists, { sort, order, from })).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 60, seed: 12 },
  );
});

test('memory knows the total of whatever has been gathered', async () => {
  const lists = await holding();
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from unit_price where tax_basis = '含税'`,
  );
  const total = { count: rows[0]!.count, exact: true };
  expect((await findUnitPrices(lists, { taxBasis: '含税' })).total).toBeNull();
  expect((await findUnitPrices(lists, { taxBasis: '含税', from: FAR })).total).toEqual(total);
  expect((await findUnitPrices(lists, { taxBasis: '含税' })).total).toEqual(total);
  expect(await lists.totals.of({ taxBasis: '含税', areaId: '20' })).toEqual(
    await unheld(database.pool).totals.of({ taxBasis: '含税', areaId: '20' }),
  );
});

test('a record stands in the list with its commit, and after memory has read it', async () => {
  const lists = await holding();
  const before = await idsOf(lists, {});
  const id = await saveHottest(database.pool, COUNT + 1);
  expect(await idsOf(lists, {})).toEqual([id, ...before].slice(0, 20));
  await lists.held.settled();
  expect(await idsOf(lists, {})).toEqual([id, ...before].slice(0, 20));
  expect(await idsOf(lists, { source: 'imported' })).toEqual([id]);
});

test('what is removed is gone with its commit, and a loading is not followed', async () => {
  const lists = await holding();
  expect(await removeSampleUnitPrices(database.pool)).toBe(COUNT);
  const left = await idsOf(lists, {});
  expect(left).toHaveLength(1);
  await lists.held.settled();
  expect(await idsOf(lists, {})).toEqual(left);
  await wantSamples(database.pool, 10);
  const { total, loading } = await findUnitPrices(lists, { taxBasis: '除税', source: 'sample' });
  expect({ total, loading }).toEqual({ total: null, loading: { stored: 0, wanted: 10 } });
});
