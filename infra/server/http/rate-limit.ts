import { SHANGHAI_MS } from '#src/contract/shanghai-time';
import type { Pool, PoolClient } from 'pg';

export interface RateLimit {
  /** What is counted: `sms.phone`, `login.account`. */
  readonly name: string;
  /** Whose it is: a phone, an account, a device, an address. Only its keyed digest is stored. */
  readonly key: string;
  readonly limit: number;
  /** Seconds from the first use on. */
  readonly windowS: number;
  /** Seconds of rest from the use that exhausts it; without it the window ends as it would have. */
  readonly restS?: number;
  /** Used at once, one by default; the last use may reach beyond the limit. */
  readonly units?: number;
}

const DAY_MS = 86_400_000;

/** The seconds of a window that ends with the day in Shanghai, where words say 今天 and 明天. */
export const restOfDayS = (now: number): number =>
  Math.ceil((DAY_MS - ((now + SHANGHAI_MS) % DAY_MS)) / 1_000);

/**
 * A window is open until it ends; one that ends later than a window begun now could was begun by a clock that has been
 * set back since, and is over. Within a minute the clocks of servers and database may differ.
 */
const openFor = (longest: string): string =>
  `budget.ends_at > now() and budget.ends_at <= now() + make_interval(secs => ${longest} + 60)`;
const OPEN = openFor('greatest($4::float8, coalesce($5::float8, 0))');

/**
 * A new window sweeps a few old ones of any budget, so that the table stays as large as what is living. The own one is
 * left out: one statement must not change a row twice.
 */
const TAKE = `
  with taken as (
    insert into budget (name, key, used, ends_at)
    values ($1, keyed_digest($1 || ' ' || $2), $6,
      now() + make_interval(secs => case when $3::int <= $6::int then coalesce($5::float8, $4::float8) else $4::float8 end))
    on conflict (name, key) do update set
      used = case when ${OPEN} then budget.used + excluded.used else excluded.used end,
      ends_at = case
        when not (${OPEN}) then excluded.ends_at
        when budget.used + excluded.used >= $3::int and $5::float8 is not null then now() + make_interval(secs => $5::float8)
        else budget.ends_at end
    where budget.used < $3::int or not (${OPEN})
    returning used = $6::int as is_new, ends_at
  ), swept as (
    delete from budget where exists (select from taken where is_new) and (name, key) in (
      select name, key from budget where ends_at < now() - interval '1 minute'
        and (name, key) <> ($1::text, keyed_digest($1 || ' ' || $2)) limit 2 for update skip locked)
  )
  select true as "isGranted", ceil(extract(epoch from ends_at - now()))::int as "endsInS" from taken
  union all
  select false, ceil(extract(epoch from ends_at - now()))::int from budget
    where name = $1 and key = keyed_digest($1 || ' ' || $2) and ${OPEN} and not exists (select from taken)`;

export interface Taken {
  readonly isGranted: boolean;
  /** Seconds until the window ends. */
  readonly endsInS: number;
}

/** Uses units of the budget, and tells when its window ends; of any number of parallel calls none is granted beyond it. */
export const takeUnits = async (
  pool: Pool | PoolClient,
  { name, key, limit, windowS, restS, units = 1 }: RateLimit,
): Promise<Taken> => {
  if (limit < 1) return { isGranted: false, endsInS: windowS };
  const { rows } = await pool.query<Taken>({
    name: 'take-units',
    text: TAKE,
    values: [name, key, limit, windowS, restS ?? null, units],
  });
  // Its window ended between the two halves of the statement.
  return rows[0] ?? { isGranted: false, endsInS: 0 };
};

/**
 * Uses one unit of the budget; false when it is exhausted. One statement decides, so of any number of parallel calls
 * exactly `limit` get `true`. Given a client of a transaction, a rollback gives the unit back: where refused attempts
 * must count, pass the pool, and do so outside of any transaction.
 */
export const consumeRateLimit = async (pool: Pool | PoolClient, limit: RateLimit): Promise<boolean> =>
  (await takeUnits(pool, limit)).isGranted;

/**
 * Uses one unit of each, in this order, or of none: what was taken before one refused is given back, so that a call
 * that does not go through costs nobody anything. Gives the one that refused.
 */
export const consumeAll = async (
  pool: Pool | PoolClient,
  limits: readonly RateLimit[],
): Promise<RateLimit | undefined> => {
  for (const [index, limit] of limits.entries()) {
    if (await consumeRateLimit(pool, limit)) continue;
    await returnAll(pool, limits.slice(0, index));
    return limit;
  }
  return undefined;
};

export const returnAll = async (
  pool: Pool | PoolClient,
  limits: readonly Pick<RateLimit, 'name' | 'key' | 'units'>[],
): Promise<void> => {
  for (const limit of limits) await returnRateLimit(pool, limit);
};

/** Ends a window, and a rest, before their time. */
export const clearRateLimit = async (
  pool: Pool | PoolClient,
  { name, key }: Pick<RateLimit, 'name' | 'key'>,
): Promise<void> => {
  await pool.query(`delete from budget where name = $1 and key = keyed_digest($1 || ' ' || $2)`, [name, key]);
};

/** Gives back a unit whose use turned out to be none, such as the login try with the right password. */
export const returnRateLimit = async (
  pool: Pool | PoolClient,
  { name, key, units = 1 }: Pick<RateLimit, 'name' | 'key' | 'units'>,
): Promise<void> => {
  await pool.query(
    `update budget set used = greatest(used - $3, 0) where name = $1 and key = keyed_digest($1 || ' ' || $2)`,
    [name, key, units],
  );
};

export interface Standing {
  readonly used: number;
  /** Seconds until the window ends; 0 where none is open. */
  readonly endsInS: number;
}

/** What of a budget is used, without using any of it. */
export const standingOf = async (
  pool: Pool | PoolClient,
  { name, key, windowS, restS = 0 }: Omit<RateLimit, 'limit' | 'units'>,
): Promise<Standing> => {
  const { rows } = await pool.query<Standing>(
    `select used, ceil(extract(epoch from ends_at - now()))::int as "endsInS" from budget
     where name = $1 and key = keyed_digest($1 || ' ' || $2) and ${openFor('$3::float8')}`,
    [name, key, Math.max(windowS, restS)],
  );
  return rows[0] ?? { used: 0, endsInS: 0 };
};
