import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { LAST_DAY_LAG } from './store-events';

const DAYS_AHEAD = 3;
/** Days that a new database has a partition for already: what an outbox has kept comes late. */
const DAYS_BACK = 8;

const makeDays = async (client: PoolClient, daysBack: number): Promise<number> => {
  // Two that look for a missing day at once would both make it.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('event days', 0))`);
  const { rows } = await client.query<{ day: string; name: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, 'event_' || to_char(day, 'YYYYMMDD') as name
     from generate_series(event_day(now()) - $1::int, event_day(now()) + $2::int, interval '1 day') as day
     where to_regclass('event_' || to_char(day, 'YYYYMMDD')) is null
       and not exists (select from event_other_days o where o.day = day::date)`,
    [daysBack, DAYS_AHEAD],
  );
  for (const { day, name } of rows)
    await client.query(
      `create table if not exists ${name} partition of event for values from ('${day}') to (date '${day}' + 1)`,
    );
  return rows.length;
};

/** Makes the partitions of the days around today that are missing; gives their number. Needs the owner of the tables. */
export const makeEventDays = (pool: Pool, daysBack = DAYS_BACK): Promise<number> =>
  inTransaction(pool, (client) => makeDays(client, daysBack));

/** Drops whole days that are older than so many; gives 0, as nothing is left to do. */
export const dropEventDays =
  (days: number) =>
  async (pool: Pool): Promise<number> => {
    await makeEventDays(pool);
    const { rows } = await pool.query<{ name: string }>(
      `select relid::regclass::text as name from pg_partition_tree('event')
       where isleaf and relid::regclass::text ~ '^event_\\d{8}$'
         and to_date(right(relid::regclass::text, 8), 'YYYYMMDD') < event_day(now()) - $1::int`,
      [days],
    );
    for (const { name } of rows) await pool.query(`drop table if exists ${name}`);
    return 0;
  };

/** Forgets at most `most` of the facts of sections that are kept for fewer days than others; gives how many. */
export const forgetSections = async (pool: Pool, most: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from event using (
       select e.id, e.day from event_retention as r join event as e
         on left(e.fncode, 2) = r.section and e.day < event_day(now()) - r.days limit $1) as old
     where event.id = old.id and event.day = old.day`,
    [most],
  );
  return rowCount ?? 0;
};

const forgetOlder =
  (table: 'event_hour' | 'known_gap', at: 'hour' | 'at') =>
  (days: number) =>
  async (pool: Pool, most: number): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid in (
         select ctid from ${table} where ${at} < now() - make_interval(days => $1) limit $2)`,
      [days, most],
    );
    return rowCount ?? 0;
  };
/** Forgets at most `most` of the sums of hours that are older than so many days; gives how many. */
export const forgetSums = forgetOlder('event_hour', 'hour');
/** The same of tabs of which nothing was refused or forgotten for so long. */
export const forgetKnownGaps = forgetOlder('known_gap', 'at');

/** Forgets at most `most` of the tabs whose last fact is older than so many days; gives how many. */
export const forgetTabs =
  (days: number) =>
  async (pool: Pool, most: number): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from event_tab where tab in (
         select tab from event_tab where first_at < now() - make_interval(days => $1)
           and last_at < now() - make_interval(days => $1) limit $2)`,
      [days, most],
    );
    return rowCount ?? 0;
  };

/** Forgets at most `most` of the facts received before so many days, or of what could not be read; gives how many. */
export const forgetFacts =
  (table: 'event' | 'event_bad', days: number) =>
  async (pool: Pool, most: number): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from ${table} where id in (
         select id from ${table} where received_at < now() - make_interval(days => $1) limit $2 for update skip locked)`,
      [days, most],
    );
    return rowCount ?? 0;
  };

/** Days that something with this code is kept for; null: for ever. */
const KEPT =
  '(select least(min(r.days), $1::int) from event_retention as r where r.section = left(f.fncode, 2))';
const FORGET_FIRSTS = [
  // Facts of the days after the one that is written down may still be kept.
  `delete from event_first where ctid in (
     select ctid from event_first as f
     where f.last_day + ${LAST_DAY_LAG - 1} < event_day(now()) - ${KEPT} limit $2)`,
  // Whoever still comes is no newcomer, and when they first came is not kept.
  `update event_first set first_day = '-infinity' where ctid in (
     select ctid from event_first as f
     where f.first_day > '-infinity' and f.first_day < event_day(now()) - ${KEPT} limit $2)`,
];
/** Forgets at most `most` of the first days, and of those that nobody came after, that are older than so many days. */
export const forgetFirsts =
  (days: number | undefined) =>
  async (pool: Pool, most: number): Promise<number> => {
    let forgotten = 0;
    for (const sql of FORGET_FIRSTS) forgotten += (await pool.query(sql, [days ?? null, most])).rowCount ?? 0;
    return forgotten;
  };
