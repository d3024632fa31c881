import {
  loadSampleIndexes,
  removeSampleIndexes,
} from '../../../../features/cost-indexes/server/load-sample-indexes';
import { factorFor, moversOf, tickerOf } from '../../../../features/cost-indexes/server/store';
import { loadRegions } from '../../../../features/regions/server';
import { testDatabase } from '../../../support/database';

const database = testDatabase();
const heard: [number, number][] = [];

beforeAll(async () => {
  await loadRegions(database.pool);
  await database.database.transaction((client) =>
    loadSampleIndexes(client, (...progress) => heard.push(progress)),
  );
});

/** 71 monthly indexes with forecasts, 5 prices without, one by quarters and one by years. */
const POINTS = 71 * 72 + 5 * 69 + 23 + 5;

const count = async (table: string) =>
  Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

test('loading tells how far it is and ends at the whole', () => {
  expect(heard.map(([done]) => done)).toEqual([15, 30, 45, 60, 75, 78]);
  expect(heard.at(-1)).toEqual([78, 78]);
});

test('loading again changes neither series nor points', async () => {
  await loadSampleIndexes(database.pool);
  expect(await count('index_series')).toBe(78);
  expect(await count('index_point')).toBe(POINTS);
});

test('the ticker shows six series in its order with the change of the month', async () => {
  const ticker = await tickerOf(database.pool);
  expect(ticker.map(({ name }) => name)).toEqual([
    '全国综合造价指数',
    '人工费指数',
    'HRB400 螺纹钢',
    'C30 商品混凝土',
    'P·O 42.5 水泥',
    '铜芯电缆 YJV',
  ]);
  const { rows } = await database.pool.query<{ before: number }>(
    `select value::float8 as before from index_point where series_id = 'rebar-1' and period = '2025-08-01'`,
  );
  expect(ticker[2]).toMatchObject({ period: '2025-09', value: 3420, areaName: '全国', unit: '元/t' });
  expect(ticker[2]?.change).toBeCloseTo((3420 / (rows[0]?.before ?? NaN) - 1) * 100, 2);
});

test('movers are the furthest first, whichever way', async () => {
  const movers = await moversOf(database.pool, 5);
  const distances = movers.map(({ change }) => Math.abs(change));
  expect(movers).toHaveLength(5);
  expect(distances).toEqual([...distances].sort((a, b) => b - a));
  expect(distances[4]).toBeGreaterThan(0);
});

test('the factor of a place is its own composite index in that month', async () => {
  expect(await factorFor(database.pool, { areaId: '1', month: '2023-06' })).toEqual({
    seriesId: 'composite-1',
    value: 104.2,
    period: '2023-06',
    areaId: '1',
    status: 'firm',
  });
  expect(await factorFor(database.pool, { areaId: '18', month: '2023-06' })).toMatchObject({ areaId: '18' });
});

test('a city has the factor of its province, a place without a series that of the country', async () => {
  expect(await factorFor(database.pool, { areaId: '228', month: '2024-01' })).toMatchObject({ areaId: '20' });
  expect(await factorFor(database.pool, { areaId: '901', month: '2024-01' })).toMatchObject({ areaId: '1' });
});

test('issues and revisions come with the series, and once', async () => {
  await loadSampleIndexes(database.pool);
  expect(await count('index_issue')).toBe(69 + 23 + 5);
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from index_point p join index_revision r using (series_id, period)
     where p.revision = r.revision and p.value = r.new_value`,
  );
  expect(rows[0]?.n).toBe(await count('index_revision'));
  expect(rows[0]?.n).toBeGreaterThan(100);
});

test('a month to come has the newest published factor, never a forecast, under its own month, one before the series none', async () => {
  expect(await factorFor(database.pool, { areaId: '1', month: '2026-03' })).toMatchObject({
    period: '2025-09',
    value: 100.9,
    status: 'provisional',
  });
  expect(await factorFor(database.pool, { areaId: '1', month: '2019-12' })).toBeNull();
});

test('an own series goes before the sample and outlives loading and removing samples', async () => {
  await database.pool.query(
    `update index_series set source = 'imported', name = '本企业指数' where id = 'composite-20'`,
  );
  await database.pool.query(
    `update index_point set value = 123.45 where series_id = 'composite-20' and period = '2025-09-01'`,
  );
  await loadSampleIndexes(database.pool);
  expect(await factorFor(database.pool, { areaId: '20', month: '2025-09' })).toMatchObject({ value: 123.45 });
  expect(await removeSampleIndexes(database.pool)).toBe(77);
  expect(await count('index_point')).toBe(72);
  expect(await count('index_issue')).toBe(0);
});
