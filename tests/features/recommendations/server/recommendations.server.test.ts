import { recommendCall, waterRecommendCall } from '#features/recommendations/contract';
import { NO_WATER, recommendationsServer } from '#features/recommendations/server/index';
import { indexRecords, type SearchEntry } from '#infra/server/search/search-index';
import { reader } from '#src/contract/call';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const locate = (ip: string) => (ip === '1.2.3.4' ? '四川省' : undefined);
const ask = asker(() => recommendationsServer({ pool: db.pool, locate }).routes);
const recommend = async (query: { areaId?: string; keyword?: string } = {}, ip = '127.0.0.1') =>
  reader(recommendCall)(await ask(recommendCall, { query, ip }));
const water = (query: { areaId?: string } = {}) => ask(waterRecommendCall, { query });

const provenance = {
  kind: 'sample' as const,
  issuer: '造价指标网',
  title: '样例',
  priceDate: '2025-09',
  taxBasis: '除税' as const,
  revision: 1,
  licence: '',
};
const entry = (kind: string, ref: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  ref,
  title: `记录 ${ref}`,
  subtitle: '',
  areaId: 20,
  heat: 100,
  publishedOn: '2025-10-01',
  provenance,
  ...more,
});
const put = (...entries: readonly SearchEntry[]) =>
  db.database.transaction((client) => indexRecords(client, entries));

beforeEach(() => db.pool.query('truncate search_entry'));

test('[CALL-045] without a region or a search the hottest are recommended, every group in turn', async () => {
  await put(
    ...Array.from({ length: 9 }, (_, at) => entry('bid_node', `p${at}`, { heat: 900 - at })),
    entry('policy', 'd1', { heat: 5 }),
    entry('bq_item', 'q 1', { parentRef: 'p/1' }),
  );
  const { areaName, rows } = await recommend();
  expect(areaName).toBe('');
  expect(rows.map(({ id }) => id)).toEqual(['p0', 'q 1', 'd1', 'p1', 'p2', 'p3', 'p4', 'p5']);
  expect(rows.every(({ reason }) => reason === 'hot')).toBe(true);
  expect(rows[1]?.path).toBe('/comprehensiveUnitPrice/detail/q%201/p%2F1');
  expect(rows[0]).toMatchObject({
    areaName: '广东',
    publishedOn: '2025-10-01',
    provenance: { kind: 'sample' },
  });
});

test('[CALL-045] the region comes before what is hot elsewhere, the search before both, nothing twice', async () => {
  await put(
    entry('bid_node', 'near', { areaId: 24, heat: 1 }),
    entry('bid_node', 'far', { heat: 999 }),
    entry('labor', 'lift', { title: '电梯安装工', heat: 2 }),
  );
  const { areaName, rows } = await recommend({ areaId: '24', keyword: '电梯' });
  expect(areaName).toBe(
    (await db.pool.query<{ name: string }>('select name from region where areaid = 24')).rows[0]?.name,
  );
  expect(rows.map(({ id, reason }) => [id, reason])).toEqual([
    ['lift', 'search'],
    ['near', 'region'],
    ['far', 'hot'],
  ]);
});

test('[CALL-045] without a chosen region the address decides; 全国 and an unknown area narrow nothing', async () => {
  const sichuan = (await db.pool.query<{ id: number }>(`select areaid as id from region where name = '四川'`))
    .rows[0];
  await put(
    entry('policy', 'here', { areaId: sichuan?.id ?? 0, heat: 1 }),
    entry('policy', 'there', { heat: 9 }),
  );
  expect((await recommend({}, '1.2.3.4')).rows.map(({ id }) => id)).toEqual(['here', 'there']);
  for (const areaId of ['1', '999999']) {
    expect((await recommend({ areaId }, '1.2.3.4')).rows.map(({ id }) => id)).toEqual(['there', 'here']);
  }
});

test('[CALL-045] a region whose records are none of the hottest is still found', async () => {
  await put(
    ...Array.from({ length: 1_100 }, (_, at) => entry('bid_node', `h${at}`, { heat: 1_000 + at })),
    entry('bid_node', 'cold', { areaId: 24, heat: 1 }),
  );
  expect((await recommend({ areaId: '24' })).rows[0]).toMatchObject({ id: 'cold', reason: 'region' });
});

test('[CALL-045] an empty portal recommends nothing, whatever signs are searched for', async () => {
  for (const keyword of ['', '  ', "'%_\\ & |", '🏗️'])
    expect((await recommend({ keyword })).rows).toEqual([]);
});

test('[CALL-047] water conservancy: an honest empty list with the reason, then what there is', async () => {
  expect(await water()).toEqual({ rows: [], reason: NO_WATER });
  await put(entry('sl', 'w1'), entry('bid_node', 'p1'));
  expect(await water()).toMatchObject({
    rows: [{ id: 'w1', path: '/waterConUrbanRenew/detail/w1' }],
    reason: null,
  });
  expect(await water({ areaId: '20' })).toMatchObject({ rows: [{ id: 'w1' }], reason: null });
  expect(await water({ areaId: '24' })).toEqual({ rows: [], reason: '该地区还没有水利与城市更新指标。' });
});
