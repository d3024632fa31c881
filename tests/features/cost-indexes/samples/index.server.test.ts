import { loadSampleIndexes, removeSampleIndexes } from '#features/cost-indexes/samples/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const heard: [number, number][] = [];

beforeAll(async () => {
  await database.database.transaction((client) =>
    loadSampleIndexes(client, (...progress) => heard.push(progress)),
  );
});

/** 72 monthly indexes with forecasts, 5 prices without, one by quarters and one by years. */
const SERIES = 72 + 5 + 1 + 1;
const POINTS = 72 * 72 + 5 * 69 + 23 + 5;

const count = async (table: string) =>
  Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

test('loading tells how far it is and ends at the whole', () => {
  expect(heard.map(([done]) => done)).toEqual([15, 30, 45, 60, 75, SERIES]);
  expect(heard.at(-1)).toEqual([SERIES, SERIES]);
});

test('loading again changes neither series nor points', async () => {
  await loadSampleIndexes(database.pool);
  expect(await count('index_series')).toBe(SERIES);
  expect(await count('index_point')).toBe(POINTS);
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

test('an own series outlives loading and removing samples', async () => {
  await database.pool.query(
    `update index_series set source = 'imported', name = '本企业指数' where id = 'composite-20'`,
  );
  await database.pool.query(
    `update index_point set value = 123.45 where series_id = 'composite-20' and period = '2025-09-01'`,
  );
  await loadSampleIndexes(database.pool);
  const { rows } = await database.pool.query<{ value: number }>(
    `select value::float8 as value from index_point where series_id = 'composite-20' and period = '2025-09-01'`,
  );
  expect(rows).toEqual([{ value: 123.45 }]);
  expect(await removeSampleIndexes(database.pool)).toBe(SERIES - 1);
  expect(await count('index_point')).toBe(72);
  expect(await count('index_issue')).toBe(0);
});
