import type { Pool, PoolClient } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import { CAPPED_KINDS, MOST_A_DAY } from '../../rules/earning';

/** What counts towards a day was booked on it or after it. */
const EARNED = `
  select coalesce(sum(points), 0)::int as earned from points_movement m
  join points_holder h on h.id = m.to_holder
  cross join (select coalesce($3::date, ${TODAY}) as day) asked
  where h.account_id = $1 and m.day >= asked.day and coalesce(m.counts_on, m.day) = asked.day
    and m.kind = any ($2::text[])`;

/** Today, where no day is named. */
const earnedOn = async (client: Pool | PoolClient, accountId: string, day?: string): Promise<number> => {
  const { rows } = await client.query<{ earned: number }>(EARNED, [accountId, CAPPED_KINDS, day ?? null]);
  return rows[0]?.earned ?? 0;
};

/** Of points that count towards a day's limit, those that still fit. */
export const fitting = async (
  client: PoolClient,
  accountId: string,
  points: number,
  day?: string,
): Promise<number> => Math.max(0, Math.min(points, MOST_A_DAY - (await earnedOn(client, accountId, day))));

/** What has expired counts no more, though the hourly job has not moved it yet. */
const BALANCE = `
  select (balance - expired.points)::int as "totalPoints", lot.points as "expiringPoints", to_char(lot.expires_on, 'YYYY-MM-DD') as "expiringOn"
  from points_holder
  cross join lateral (
    select coalesce(sum(remaining), 0) as points from points_lot
    where holder_id = points_holder.id and remaining > 0 and expires_on < ${TODAY}
  ) expired
  left join lateral (
    select expires_on, sum(remaining)::int as points from points_lot
    where holder_id = points_holder.id and remaining > 0 and expires_on >= ${TODAY} group by expires_on order by expires_on limit 1
  ) lot on true
  where account_id = $1`;

interface Balance {
  readonly totalPoints: number;
  readonly expiringPoints: number | null;
  readonly expiringOn: string | null;
}

export const pointsOf = async (pool: Pool | PoolClient, accountId: string) => {
  const { rows } = await pool.query<Balance>(BALANCE, [accountId]);
  const { totalPoints = 0, expiringPoints = null, expiringOn = null } = rows[0] ?? {};
  return {
    totalPoints,
    expiring:
      expiringPoints === null || expiringOn === null ? null : { points: expiringPoints, on: expiringOn },
    earnedToday: await earnedOn(pool, accountId),
    mostADay: MOST_A_DAY,
  };
};
