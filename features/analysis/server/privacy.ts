import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Privacy } from '../contract/privacy';
import { SECTION_NAMES } from '#src/kernel/fact-sections';

const MOST = 100;
/** Of whoever looked: no code of a fact begins with it. */
const ACCESS = '00';
const RETAINED = { ...SECTION_NAMES, [ACCESS]: '查看记录' };
/** As of the audit: whoever is watched must not wipe it away at once. */
const LEAST_ACCESS_DAYS = 30;

export const noteAccess = (pool: Pool | PoolClient, accountId: string, what: string): Promise<unknown> =>
  pool.query('insert into analysis_access (account_id, what) values ($1, $2)', [accountId, what]);

/** Forgets at most `most` of those that are older than is set for them, or else than so many days; gives how many. */
export const forgetAccess =
  (days: number | undefined) =>
  async (pool: Pool, most: number): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from analysis_access where id in (
         select id from analysis_access where at < now() - make_interval(days =>
           coalesce((select days from event_retention where section = $1), $2::int))
         order by at limit $3)`,
      [ACCESS, days ?? null, most],
    );
    return rowCount ?? 0;
  };

const SIZE = `
  select (select to_char(min(day), 'YYYY-MM-DD') from event) as "oldestDay",
    (select round(coalesce(sum(events), 0))::float8 from event_day_sum) as events,
    (select coalesce(sum(pg_total_relation_size(relid)), 0)::float8 from pg_partition_tree('event')) as bytes,
    (select count(*)::int from behavior_pause) as paused`;

interface Stamped {
  readonly at: Date;
}
const dated = <Row extends Stamped>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

const SECTION = `
  select r.section, r.days, a.username as by, r.set_at as at
  from event_retention as r left join account as a on a.id = r.set_by`;

interface Retained extends Stamped {
  readonly section: string;
  readonly days: number;
  readonly by: string | null;
}

export const privacyOf = async (
  pool: Pool,
  { isAdmin, eventDays }: { readonly isAdmin: boolean; readonly eventDays: number | undefined },
): Promise<Privacy> => {
  const [size, retained, erasures, access] = await Promise.all([
    pool.query<Pick<Privacy, 'oldestDay' | 'events' | 'bytes' | 'paused'>>(SIZE),
    pool.query<Retained>(SECTION),
    pool.query<Stamped & Omit<Privacy['erasures'][number], 'at'>>(
      `select receipt, erased, anonymised, done_by as by, at from behavior_erasure order by id desc limit ${MOST}`,
    ),
    pool.query<Stamped & { what: string; by: string }>(
      `select w.what, a.username as by, w.at from analysis_access as w join account as a on a.id = w.account_id
       order by w.id desc limit ${MOST}`,
    ),
  ]);
  const [all] = size.rows;
  if (!all) throw new Error('a select without from gives one row');
  const sections = Object.entries(RETAINED).map(([section, name]) => {
    const own = retained.rows.find((row) => row.section === section);
    return { section, name, days: own?.days ?? null, by: own?.by ?? null, at: own?.at.toISOString() ?? null };
  });
  return {
    ...all,
    isAdmin,
    eventDays: eventDays ?? null,
    sections,
    erasures: erasures.rows.map(dated),
    access: access.rows.map(dated),
  };
};

interface RetentionRequest {
  readonly section: string;
  readonly days?: number | undefined;
}

/** @throws ApiError for a section that no code has, or days beyond those of everything. */
export const setRetention = async (
  client: PoolClient,
  accountId: string,
  { section, days }: RetentionRequest,
  eventDays: number | undefined,
): Promise<void> => {
  if (!Object.hasOwn(RETAINED, section)) throw new ApiError(codes.badRequest, '没有这个板块');
  if (days === undefined) {
    await client.query('delete from event_retention where section = $1', [section]);
    return;
  }
  if (eventDays !== undefined && days > eventDays)
    throw new ApiError(codes.badRequest, `全部事件最多保存 ${eventDays} 天（EVENT_DAYS）`);
  if (section === ACCESS && days < LEAST_ACCESS_DAYS)
    throw new ApiError(codes.badRequest, `查看记录至少保存 ${LEAST_ACCESS_DAYS} 天`);
  await client.query(
    `insert into event_retention (section, days, set_by) values ($1, $2, $3)
     on conflict (section) do update set days = excluded.days, set_by = excluded.set_by, set_at = now()`,
    [section, days, accountId],
  );
};
