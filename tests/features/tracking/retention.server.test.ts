import { forgetFacts, forgetSums, forgetTabs, makeEventDays } from '#features/tracking/server/retention';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;

test('servers that start together make the days together', async () => {
  const days = `select relid::regclass::text as name from pg_partition_tree('event')
    where isleaf and relid::regclass::text ~ '^event_\\d{8}$'`;
  for (const { name } of await rows(days)) await db.pool.query(`drop table ${String(name)}`);
  const made = await Promise.all([1, 2, 3, 4].map(() => makeEventDays(db.pool)));
  expect(made.filter((count) => count > 0)).toHaveLength(1);
  expect(await rows(days)).toHaveLength(Math.max(...made));
});

test('sums of hours and tabs go when their facts do', async () => {
  await db.pool.query('truncate event_hour, event_tab');
  await db.pool.query(
    `insert into event_hour select now() - make_interval(days => n), '100100', '', '', '', 1 from unnest(array[1, 399, 401, 500]) n`,
  );
  await db.pool.query(
    `insert into event_tab
     select 'tab ' || n, now() - make_interval(days => n), now() - make_interval(days => n), 'a', 1, 0
     from unnest(array[1, 399, 401, 500]) n`,
  );
  for (const forget of [forgetSums, forgetTabs]) {
    expect(await forget(400)(db.pool, 1)).toBe(1);
    expect(await forget(400)(db.pool, 100)).toBe(1);
    expect(await forget(400)(db.pool, 100)).toBe(0);
  }
});

test('the oldest of what could not be read is found by an index', async () => {
  const { rows: indexes } = await db.pool.query(
    `select from pg_indexes where tablename = 'event_bad' and indexdef like '%(received_at)'`,
  );
  expect(indexes).toHaveLength(1);
});

test('facts are kept for their days, and what could not be read for fewer', async () => {
  await db.pool.query(`truncate event, event_bad`);
  await db.pool.query(
    `insert into event (id, day, received_at, happened_at, fncode)
     select gen_random_uuid(), event_day(now()), now() - make_interval(days => n), now(), '1' from unnest(array[1, 399, 401, 500]) n`,
  );
  await db.pool.query(
    `insert into event_bad (received_at, reason, body)
     select now() - make_interval(days => n), '', '{}' from unnest(array[1, 29, 31]) n`,
  );
  expect(await forgetFacts('event', 400)(db.pool, 1)).toBe(1);
  expect(await forgetFacts('event', 400)(db.pool, 100)).toBe(1);
  expect(await forgetFacts('event_bad', 30)(db.pool, 100)).toBe(1);
  expect(await rows('select 1 from event')).toHaveLength(2);
  expect(await rows('select 1 from event_bad')).toHaveLength(2);
});
