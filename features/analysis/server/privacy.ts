import type { Pool } from 'pg';
import type { Privacy } from '../contract/workbench';

const MOST = 100;

export const noteAccess = (pool: Pool, accountId: string, what: string): Promise<unknown> =>
  pool.query('insert into analysis_access (account_id, what) values ($1, $2)', [accountId, what]);

const SIZE = `
  select (select to_char(min(day), 'YYYY-MM-DD') from event) as "oldestDay",
    (select coalesce(sum(events), 0)::int from event_hour) as events,
    (select coalesce(sum(pg_total_relation_size(relid)), 0)::float8 from pg_partition_tree('event')) as bytes,
    (select count(*)::int from behavior_pause) as paused`;

interface Stamped {
  readonly at: Date;
}
const dated = <Row extends Stamped>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

export const privacyOf = async (pool: Pool): Promise<Privacy> => {
  const [size, erasures, access] = await Promise.all([
    pool.query<Omit<Privacy, 'erasures' | 'access'>>(SIZE),
    pool.query<Stamped & { receipt: string; erased: number }>(
      `select receipt, erased, at from behavior_erasure order by id desc limit ${MOST}`,
    ),
    pool.query<Stamped & { what: string; by: string }>(
      `select w.what, a.username as by, w.at from analysis_access as w join account as a on a.id = w.account_id
       order by w.id desc limit ${MOST}`,
    ),
  ]);
  const [all] = size.rows;
  if (!all) throw new Error('a select without from gives one row');
  return { ...all, erasures: erasures.rows.map(dated), access: access.rows.map(dated) };
};
