import { searchItems } from '#features/search/server/search-items';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';
import { anEntry, indexing, provenance } from './some-records';

const db = testDatabase({ prepared: regions });
const source = searchSource(db);

const slab = (ref: string, price: number, more: Partial<Parameters<typeof anEntry>[1]> = {}) =>
  anEntry('有梁板 C35', { kind: 'bq_item', ref, price, unit: '元/m³', taxRate: 0.09, heat: 5, ...more });

const untaxed = { ...provenance, taxBasis: '除税', priceDate: '2024-03' } as const;
const untaxedSlab = (ref: string, price: number) =>
  slab(ref, price, { provenance: untaxed, heat: 1, publishedOn: '2024-04-01' });

beforeAll(async () => {
  await indexing(db)([
    ...[600, 620, 640, 660, 680].map((price, at) => slab(`s${at}`, price, { heat: 10 - at })),
    untaxedSlab('u1', 500),
    anEntry('有梁板 C40', { kind: 'bq_item', ref: 'c40', price: 700, unit: '元/m³', heat: 4 }),
    anEntry('HRB400 螺纹钢', { kind: 'index', ref: 'rebar-1', price: 3_420, unit: '元/t', heat: 9 }),
    anEntry('现浇构件钢筋 HRB400E', { kind: 'bq_item', ref: 'r1', price: 5_800, unit: '元/t', heat: 9 }),
    anEntry('机械连接 直螺纹套筒', { kind: 'bq_item', ref: 't1', price: 12, unit: '个', heat: 90 }),
  ]);
});

const asking = async (text: string, more: object = {}) => {
  const found = await searchItems(source(), { text, category: 'all', pageNo: 1, pageSize: 20, ...more });
  return found.groups.filter(({ total }) => total > 0);
};
const slabs = async (more: object = {}) => {
  const [group] = await asking('有梁板', { group: 'bq_item', ...more });
  return group!;
};
const refs = async (more: object) => (await slabs(more)).rows.map(({ id }) => id);

const inTax = { basis: 'in' };
const medianOf = (n: number, more: object = {}) => ({
  n,
  taxBasis: '含税',
  from: '2025-09',
  to: '2025-09',
  ...more,
});
const allSlabs = (n: number, more: object = {}) => medianOf(n, { from: '2024-03', ...more });

test("[SEARCH-004] records of one name are one row: all of them, each read in the reader's tax basis before the median", async () => {
  const { total, shown, rows } = await slabs(inTax);
  expect({ total, shown }).toEqual({ total: 7, shown: 2 });
  // 500 before tax is 545 with it.
  expect(rows[0]).toMatchObject({
    id: 's0',
    n: 6,
    price: 630,
    low: 605,
    high: 655,
    median: allSlabs(6),
  });
  expect(rows[1]).toMatchObject({ id: 'c40', n: 1, price: 700, low: null, median: null });
  // 550.46, 568.81, 587.16, 605.50, 623.85 and 500, as the pages have it where nothing is chosen.
  expect((await slabs()).rows[0]).toMatchObject({
    price: 577.99,
    low: 555.05,
    high: 600.92,
    median: allSlabs(6, { taxBasis: '除税' }),
  });
});

test('[SEARCH-004] what has no rate is left out where it cannot be read, and counted where it can', async () => {
  const wall = (ref: string, more: object = {}) =>
    anEntry('直形墙 C30', { kind: 'bq_item', ref, price: 600, unit: '元/m³', taxRate: 0.09, ...more });
  await indexing(db)([wall('w1'), wall('w2', { taxRate: null }), wall('w3', { price: 700 })]);
  const row = async (more: object) => (await asking('直形墙', { group: 'bq_item', ...more }))[0]?.rows[0];
  expect(await row(inTax)).toMatchObject({ n: 3, median: medianOf(3) });
  expect(await row({})).toMatchObject({ n: 3, median: medianOf(2, { taxBasis: '除税' }) });
});

test('[SEARCH-004] no more is shown of records of one name than so many can carry', async () => {
  const row = async () => (await asking('矩形柱', { group: 'bq_item', ...inTax }))[0]?.rows[0];
  const columns = (from: number, to: number) =>
    indexing(db)(
      Array.from({ length: to - from }, (_, at) =>
        anEntry('矩形柱 C30', {
          kind: 'bq_item',
          ref: `k${from + at}`,
          price: 600 + (from + at) * 10,
          unit: '元/m³',
        }),
      ),
    );
  await columns(0, 2);
  expect(await row()).toMatchObject({ price: null, low: 600, high: 610, median: medianOf(2) });
  await columns(2, 4);
  expect(await row()).toMatchObject({ price: 615, low: 600, high: 630, median: medianOf(4) });
  await columns(4, 5);
  expect(await row()).toMatchObject({ price: 620, low: 610, high: 630, median: medianOf(5) });
});

test('a name opens into its records', async () => {
  const { total, shown, rows } = await slabs({ item: '有梁板 C35' });
  expect({ total, shown }).toEqual({ total: 6, shown: 6 });
  expect(rows.map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3', 's4', 'u1']);
});

test('by price a name stays one row, in the place of its median', async () => {
  expect(await refs({ sort: 'price', ...inTax })).toEqual(['s0', 'c40']);
  expect(await refs({ sort: 'price', order: 'desc', ...inTax })).toEqual(['c40', 's0']);
  const [cheapest] = (await slabs({ sort: 'price', taxBasis: '除税' })).rows;
  expect(cheapest).toMatchObject({ id: 'u1', n: 1, price: 500, median: null });
  expect(await slabs({ sort: 'price' })).toMatchObject({ total: 7, shown: 2 });
});

test('by day, and within a name by price, the records stand one by one', async () => {
  expect((await refs({ sort: 'date' }))[0]).toBe('u1');
  expect(await refs({ sort: 'price', item: '有梁板 C35' })).toEqual(['u1', 's0', 's1', 's2', 's3', 's4']);
});

test('tax basis and months narrow them', async () => {
  expect(await refs({ taxBasis: '除税' })).toEqual(['u1']);
  expect(await refs({ from: '2025-01', item: '有梁板 C35' })).toHaveLength(5);
  expect(await refs({ to: '2024-12' })).toEqual(['u1']);
});

test('a word of the trade answers with the material, then with the items that are written otherwise', async () => {
  const [first, second] = await asking('螺纹钢');
  expect([first?.group, first?.rows[0]?.id, first?.read]).toEqual(['index', 'rebar-1', null]);
  expect([second?.group, second?.rows[0]?.id, second?.read]).toEqual(['bq_item', 'r1', '钢筋']);
});

test('a tax basis that results are narrowed to is that of the median, whatever the page is read in', async () => {
  await indexing(db)([untaxedSlab('u2', 520), untaxedSlab('u3', 560)]);
  expect((await slabs({ taxBasis: '除税', ...inTax })).rows[0]).toMatchObject({
    price: 520,
    low: 500,
    high: 560,
    median: { n: 3, taxBasis: '除税', from: '2024-03', to: '2024-03' },
  });
  expect((await slabs(inTax)).rows[0]).toMatchObject({ n: 8, median: allSlabs(8) });
});
