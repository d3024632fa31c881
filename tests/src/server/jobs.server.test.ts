import { createApp } from '#src/server/app';
import type { Jobs } from '#infra/server/server-slice';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const report = jest.fn();

/** What the slices do by themselves, in a server that does nothing else. */
const jobsOf = async (): Promise<readonly Jobs[]> => {
  let jobs: readonly Jobs[] = [];
  const app = await createApp({
    database: db.database,
    settings: { logLevel: 'silent', demo: true, eventDays: 400, badEventDays: 30 },
    dist: '/nowhere',
    startJobs: (all) => (jobs = all),
  });
  await app.close();
  return jobs;
};

test('facts, their sums and what could not be read are forgotten by the slice that keeps them', async () => {
  await db.pool.query('truncate event, event_bad, event_hour');
  await db.pool.query(
    `insert into event (id, day, received_at, happened_at, fncode)
     select gen_random_uuid(), event_day(now()), now() - make_interval(days => n), now(), '1' from unnest(array[1, 401]) n`,
  );
  await db.pool.query(
    `insert into event_hour select now() - make_interval(days => n), '1', '', '', '', 1 from unnest(array[1, 401]) n`,
  );
  await db.pool.query(
    `insert into event_bad (received_at, reason, body)
     select now() - make_interval(days => n), '', '{}' from unnest(array[1, 31]) n`,
  );
  for (const forget of (await jobsOf()).flatMap((one) => one.forget ?? [])) await forget(db.pool, 100);
  for (const table of ['event', 'event_hour', 'event_bad'])
    expect((await db.pool.query(`select from ${table}`)).rowCount).toBe(1);
});

test('activities make the seeds of the week, and all that was begun ends', async () => {
  await db.pool.query('delete from draw_seed');
  const begun = (await jobsOf()).flatMap(({ start }) => start?.({ pool: db.pool, report }) ?? []);
  await Promise.all(begun.map(({ stop }) => stop()));
  expect(report).not.toHaveBeenCalled();
  expect((await db.pool.query('select from draw_seed')).rowCount).toBe(7);
});
