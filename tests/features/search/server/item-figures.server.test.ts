import { searchItems } from '#features/search/server/search-items';
import { suggestWords } from '#features/search/server/suggest-words';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { searchSource } from './search-source';
import { anEntry, GUANGDONG, GUANGZHOU, indexing, provenance } from './some-records';

const db = testDatabase({ prepared: regions });
const source = searchSource(db);
const HUBEI = 18;
const NATIONWIDE = 1;

const plaster = (ref: string, price: number, more: Partial<Parameters<typeof anEntry>[1]> = {}) =>
  anEntry('墙面一般抹灰 15 mm 外墙面', { kind: 'bq_item', ref, price, unit: '元/m²', ...more });
const untaxed = { ...provenance, taxBasis: '除税', priceDate: '2026-10', n: 462 } as const;
const wage = (ref: string, areaId: number, price: number, more: object = {}) =>
  anEntry('钢筋工日工资', {
    kind: 'labor',
    subtitle: '点工 · 点工 · 元/工日',
    ref,
    areaId,
    price,
    unit: '元/工日',
    low: price - 10,
    high: price + 10,
    taxRate: 0.03,
    provenance: { ...untaxed, n: 20 },
    ...more,
  });

beforeAll(async () => {
  await indexing(db)([
    // Of one item, most of which stand in a chapter that nobody typed.
    ...Array.from({ length: 40 }, (_, at) =>
      plaster(`w${at}`, 30 + at, {
        subtitle: at < 3 ? '011201001001 清单 2013' : '011202001001 清单 2024',
        ...(at % 2 === 0 && { cityId: GUANGZHOU }),
        heat: at < 3 ? 90 : 1,
      }),
    ),
    ...[100, 102, 104].map((price, at) => plaster(`h${at}`, price, { areaId: HUBEI })),
    anEntry('墙面装饰抹灰', {
      kind: 'bq_item',
      ref: 'd1',
      price: 45,
      unit: '元/m²',
      subtitle: '011201001002 清单 2013',
    }),
    wage('cn', NATIONWIDE, 388.68, { provenance: untaxed, heat: 1 }),
    ...[360, 384.68, 390, 400].map((price, at) => wage(`l${at}`, GUANGDONG + at, price, { heat: 50 - at })),
  ]);
});

const rowsOf = async (text: string, group: 'bq_item' | 'labor', more: object = {}) => {
  const asked = { text, category: 'all', group, basis: 'in', pageNo: 1, pageSize: 20, ...more } as const;
  const { groups } = await searchItems(source(), asked);
  return groups.find((one) => one.group === group)!.rows;
};

const WHOLE = { price: 51, low: 40.5, high: 61.5, n: 43, median: { n: 43 } };

test.each(['墙面抹灰', '墙面一般抹灰', '011201001', '15 mm'])(
  '[SEARCH-004] what an item costs is the same whatever was typed: %s',
  async (text) => {
    const row = (await rowsOf(text, 'bq_item')).find(({ title }) => title.startsWith('墙面一般'));
    expect(row).toMatchObject(WHOLE);
  },
);

test('[SEARCH-004] it is that of the place: a province, a city in it, the country', async () => {
  const of = async (areaId: number) => (await rowsOf('墙面一般抹灰', 'bq_item', { areaId }))[0];
  expect(await of(GUANGDONG)).toMatchObject({ n: 40, price: 49.5 });
  expect(await of(GUANGZHOU)).toMatchObject({ n: 20, price: 49 });
  expect(await of(HUBEI)).toMatchObject({ n: 3, price: 102 });
  expect(await of(NATIONWIDE)).toMatchObject(WHOLE);
});

test('[SEARCH-004] of records in several units those of the most count', async () => {
  await indexing(db)([
    ...[10, 11, 12].map((price, at) =>
      anEntry('踢脚线', { kind: 'bq_item', ref: `s${at}`, price, unit: '元/m²' }),
    ),
    ...[1, 2, 3, 4].map((price, at) =>
      anEntry('踢脚线', { kind: 'bq_item', ref: `t${at}`, price, unit: '元/延米' }),
    ),
    ...[5, 6].map((price, at) => anEntry('踢脚线', { kind: 'bq_item', ref: `a${at}`, price, unit: '元/a' })),
  ]);
  const [row] = await rowsOf('踢脚线', 'bq_item');
  expect(row).toMatchObject({ unit: '元/延米', price: 2.5, n: 9, median: { n: 4 } });
});

test('[SEARCH-004] by price an item stands where its own figure puts it', async () => {
  // Of the three that were found the median is 31.
  const rows = await rowsOf('011201001', 'bq_item', { sort: 'price' });
  expect(rows.map(({ price }) => price)).toEqual([45, 51]);
  expect(rows[1]).toMatchObject(WHOLE);
});

test('[SEARCH-004] an item opens into all records that its row counts', async () => {
  const item = '墙面一般抹灰 15 mm 外墙面';
  const { groups } = await searchItems(source(), {
    text: '011201001',
    category: 'all',
    group: 'bq_item',
    item,
    pageNo: 1,
    pageSize: 50,
  });
  expect(groups[0]).toMatchObject({ total: 43, shown: 43 });
});

test('[SEARCH-004] labour costs in a place what its section publishes there, not the middle of other places', async () => {
  const of = async (more: object = {}) => (await rowsOf('钢筋工日工资', 'labor', more))[0];
  expect(await of()).toMatchObject({
    id: 'cn',
    price: 388.68,
    low: 378.68,
    median: null,
    n: 5,
    areaName: '全国',
  });
  expect(await of({ sort: 'price' })).toMatchObject({ id: 'cn', price: 388.68 });
  expect(await of({ areaId: GUANGDONG })).toMatchObject({ id: 'l0', price: 360, n: 1, median: null });
});

test('[SEARCH-001] a suggestion with a price names place and month; of labour it is the national line', async () => {
  const [labour] = await suggestWords(source(), '钢筋工日');
  expect(labour).toMatchObject({
    id: 'cn',
    price: { value: 388.68, areaName: '全国', priceDate: '2026-10', taxBasis: '除税' },
  });
  const [bill] = await suggestWords(source(), '墙面一般');
  expect(bill?.price).toMatchObject({ areaName: expect.stringMatching(/^广东/), priceDate: '2025-09' });
});
