import {
  findUnitPricesCall,
  type Sort,
  type UnitPricePage,
  type UnitPriceQuery,
  type UnitPriceRow,
} from '#features/unit-prices/contract';
import { findUnitPrices, openLists } from '#features/unit-prices/server/find/find-unit-prices';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { reader } from '#src/contract/call';
import { addMonths } from '#src/costing/months';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const COUNT = 1_500;
beforeAll(async () => {
  await loadSampleProjects(database.pool, 150);
  await loadSampleUnitPrices(database.pool, COUNT, { areas: UNIT_PRICE_AREAS });
});

const find = (query: UnitPriceQuery): Promise<UnitPricePage> =>
  findUnitPrices(openLists(database.pool), query);
const ids = (rows: readonly UnitPriceRow[]) => rows.map(({ id }) => id);

const walk = async (query: UnitPriceQuery): Promise<UnitPriceRow[][]> => {
  const pages = [await find(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await find({ ...query, cursor: next }));
  return pages.map(({ indexDatas }) => indexDatas);
};

test('[CALL-145] [DATA-012] [UNIT-004] a page keeps the contract and brings its rows as indexDatas', async () => {
  const page = await find({});
  expect(reader(findUnitPricesCall)(page)).toEqual(page);
  expect(page.indexDatas).toHaveLength(20);
  expect(page).toMatchObject({
    from: 0,
    previous: null,
    loading: null,
    total: { count: COUNT, exact: true },
  });
});

test.each([
  ['the whole country', {}],
  ['a province', { areaId: '20' }],
])('prices of %s say by when newer ones should have come', async (_, place) => {
  const at = async (moment: string) => {
    const lists = openLists(database.pool, undefined, () => Date.parse(moment));
    return (await findUnitPrices(lists, { ...place, pageSize: 1 })).overdue;
  };
  const { rows } = await database.pool.query<{ newest: string }>(
    `select to_char(max(price_date), 'YYYY-MM') as newest from unit_price
     where $1::int is null or area_id = $1`,
    ['areaId' in place ? Number(place.areaId) : null],
  );
  const newest = rows[0]!.newest;
  // Two months on it is due until its end, by the clocks of Shanghai.
  expect(await at(`${addMonths(newest, 2)}-28T15:00:00Z`)).toBeUndefined();
  expect(await at(`${addMonths(newest, 3)}-01T15:00:00Z`)).toEqual({ newest, since: addMonths(newest, 2) });
});

test('a place whose samples are still being made is not overdue', async () => {
  const late = openLists(database.pool, undefined, () => Date.parse('2090-01-01T00:00:00Z'));
  expect((await findUnitPrices(late, {})).overdue).toBeDefined();
  await database.pool.query('update unit_price_state set samples_wanted = samples_stored + 1');
  expect((await findUnitPrices(late, {})).overdue).toBeUndefined();
  await database.pool.query('update unit_price_state set samples_wanted = samples_stored');
});

const sorts: readonly [Sort, (row: UnitPriceRow) => string | number][] = [
  ['unitPrice', ({ unitPrice, taxBasis, taxRate }) => unitPrice / (taxBasis === '含税' ? 1 + taxRate : 1)],
  ['priceDate', ({ priceDate }) => priceDate],
  ['relevance', () => 0],
  ['heat', () => 0],
];
test.each(sorts)(
  'by %s every record comes once, in order, walked, jumped to and scrolled alike',
  async (sort, of) => {
    for (const order of ['asc', 'desc'] as const) {
      const query = { sort, order, pageSize: 190 };
      const pages = await walk(query);
      const all = pages.flat();
      expect(new Set(ids(all)).size).toBe(COUNT);
      for (const [one, other] of all.slice(1).map((row, index) => [of(all[index]!), of(row)] as const)) {
        const tolerance = typeof one === 'number' ? 0.01 : '';
        if (order === 'asc')
          expect(other >= one || Number(one) - Number(other) <= Number(tolerance)).toBe(true);
        else expect(one >= other || Number(other) - Number(one) <= Number(tolerance)).toBe(true);
      }
      for (const pageNo of [1, 3, 8]) {
        expect(ids((await find({ ...query, pageNo })).indexDatas)).toEqual(ids(pages[pageNo - 1]!));
      }
      for (const from of [0, 77, 760, 1_400, 1_499]) {
        const window = await find({ ...query, from, pageSize: 60 });
        expect(ids(window.indexDatas)).toEqual(ids(all.slice(from, from + 60)));
        expect(window.next === null).toBe(from + 60 >= COUNT);
      }
      const second = await find({ ...query, cursor: (await find(query)).next! });
      const back = await find({ ...query, cursor: second.previous! });
      expect(ids(back.indexDatas)).toEqual(ids(pages[0]!));
      expect(back.previous).toBeNull();
    }
  },
);

test('beyond the end there is nothing', async () => {
  expect((await find({ from: COUNT })).indexDatas).toEqual([]);
  expect((await find({ pageNo: 5_000, pageSize: 200 })).indexDatas).toEqual([]);
});

const everything = async () => (await walk({ pageSize: 200 })).flat();

test.each<[string, UnitPriceQuery, (row: UnitPriceRow) => boolean]>([
  ['province', { areaId: '20' }, ({ areaId }) => areaId === '20'],
  ['trade', { code: '03' }, ({ code }) => code.startsWith('03')],
  ['division', { code: '0105' }, ({ code }) => code.startsWith('0105')],
  ['item', { code: '010505001' }, ({ code }) => code.startsWith('010505001')],
  ['edition', { edition: 'GB/T50500-2024' }, ({ edition }) => edition === 'GB/T50500-2024'],
  ['months', { priceFrom: '2024-01', priceTo: '2024-12' }, ({ priceDate }) => priceDate.startsWith('2024')],
  ['tax basis', { taxBasis: '除税' }, ({ taxBasis }) => taxBasis === '除税'],
  ['source', { source: 'sample' }, ({ source }) => source === 'sample'],
  ['keyword', { keyword: '有梁板' }, ({ name }) => name.includes('有梁板')],
  ['feature', { keyword: 'C35' }, ({ featureText }) => featureText.includes('C35')],
  [
    'both',
    { keyword: '梁板 C30', areaId: '1' },
    ({ name, featureText }) => name === '有梁板' && featureText.includes('C30'),
  ],
  ['code as keyword', { keyword: '010401003' }, ({ code }) => code.startsWith('010401003')],
])('the filter by %s keeps what fits and drops nothing that does, and is counted', async (_, query, fits) => {
  const wanted = (await everything()).filter(fits);
  const kept = (await walk({ ...query, pageSize: 100 })).flat();
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(ids(kept))).toEqual(new Set(ids(wanted)));
  const jumped = await find({ ...query, from: Math.floor(kept.length / 2), pageSize: 5 });
  expect(ids(jumped.indexDatas)).toEqual(ids(kept.slice(Math.floor(kept.length / 2)).slice(0, 5)));
  expect(await openLists(database.pool).totals.of(query)).toEqual({ count: kept.length, exact: true });
});

test('a record’s whole code finds records of that code', async () => {
  const [row] = (await find({})).indexDatas;
  const found = await find({ code: row!.code });
  expect(found.indexDatas.every(({ code }) => code === row!.code)).toBe(true);
  expect(ids(found.indexDatas)).toContain(row!.id);
});

test('a city finds itself alone, its province all its cities', async () => {
  const { rows } = await database.pool.query<{ city: string; area: string; n: number }>(
    `select city_id::text as city, area_id::text as area, count(*)::int as n from unit_price
     where city_id is not null group by 1, 2 order by n desc, city limit 1`,
  );
  const { city, area, n } = rows[0]!;
  const found = await find({ areaId: city, pageSize: 200 });
  expect(found.total).toEqual({ count: n, exact: true });
  expect(new Set(found.indexDatas.map(({ areaId }) => areaId))).toEqual(new Set([area]));
});

test('names come before features, the name itself first', async () => {
  const names = (await walk({ keyword: '垫层', pageSize: 100 })).flat().map(({ name }) => name);
  const first = names.findIndex((name) => name !== '垫层');
  expect(names.slice(0, first).every((name) => name === '垫层')).toBe(true);
  expect(names.slice(first)).not.toContain('垫层');
  expect(names).toContain('换填垫层');
});

test.each(['###', '%', '甲乙丙丁', `"'--`])('the keyword %j finds nothing', async (keyword) => {
  expect(await find({ keyword })).toMatchObject({
    indexDatas: [],
    next: null,
    total: { count: 0, exact: true },
  });
  expect(await openLists(database.pool).totals.of({ keyword })).toEqual({ count: 0, exact: true });
});

test('a total that would have to be counted does not hold up the rows, and is told once it has been', async () => {
  const lists = openLists(database.pool);
  const filter: UnitPriceQuery = { taxBasis: '含税', areaId: '20', code: '01' };
  const ask = () => findUnitPrices(lists, filter);
  expect((await ask()).total).toBeNull();
  const total = await lists.totals.of(filter);
  expect((await ask()).total).toEqual(total);
});

test('a broken beginning is refused', async () => {
  await expect(find({ cursor: 'xyz' })).rejects.toMatchObject({
    businessMsg: '翻页位置已失效，请回到第一页',
  });
  await expect(find({ from: 0, pageNo: 2 })).rejects.toMatchObject({ statusCode: 400 });
  await expect(find({ areaId: '9999' })).rejects.toMatchObject({ businessMsg: '没有这个地区' });
  const { next } = await find({ sort: 'heat' });
  await expect(find({ sort: 'unitPrice', cursor: next! })).rejects.toMatchObject({ statusCode: 400 });
});
