import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import {
  checkInPoints,
  FULL_MONTH_POINTS,
  MAKE_UP_COST,
  MAKE_UP_DAYS,
  MAKE_UPS_A_MONTH,
} from '../rules/earning';
import { holdPoints, movePoints } from './ledger/move-points';
import { runningActivity } from './running';

export const NOTHING_TO_MAKE_UP = `只能补签最近 ${MAKE_UP_DAYS} 天内漏签的日子`;
export const NO_MAKE_UPS_LEFT = `本月补签次数已用完，每月至多 ${MAKE_UPS_A_MONTH} 次`;

/** Days without a gap up to `$2`, that day or the one before it being the last. */
const SERIES = `
  with islands as (select day, day - (row_number() over (order by day))::int as island
    from attendance where account_id = $1 and day <= $2::date)
  select count(*)::int as series from islands
  where island = (select island from islands where day >= $2::date - 1 order by day desc limit 1)`;

const seriesTo = async (client: Pool | PoolClient, accountId: string, day: string): Promise<number> => {
  const { rows } = await client.query<{ series: number }>(SERIES, [accountId, day]);
  return rows[0]?.series ?? 0;
};

const KEEP = `
  insert into attendance (account_id, day, is_made_up) values ($1, $2::date, $3) on conflict do nothing`;
const STANDS = 'select from attendance where account_id = $1 and day = $2::date';
/** Nobody has missed a day before there was an account, and checking in. */
const SINCE = `(
  select greatest((created_at at time zone 'Asia/Shanghai')::date, starts_on)
  from account, activity where account.id = $1 and key = 'attendance')`;
const DATES = `
  select to_char(${TODAY}, 'YYYY-MM-DD') as today, ${TODAY} - $2::date as "daysAgo",
    coalesce($2::date < ${SINCE}, false) as "isBefore"`;
const MADE_UP = `
  select count(*)::int as times from attendance
  where account_id = $1 and is_made_up and date_trunc('month', at at time zone 'Asia/Shanghai') = date_trunc('month', ${TODAY}::timestamp)`;
const MONTH = `
  select to_char($2::date, 'YYYY-MM') as month,
    count(*) = extract(day from date_trunc('month', $2::date) + interval '1 month - 1 day') as "isFull"
  from attendance where account_id = $1 and date_trunc('month', day) = date_trunc('month', $2::date)`;

const madeUpThisMonth = async (client: Pool | PoolClient, accountId: string): Promise<number> =>
  (await client.query<{ times: number }>(MADE_UP, [accountId])).rows[0]?.times ?? 0;

const earn = async (
  client: PoolClient,
  accountId: string,
  kind: 'checkIn' | 'fullMonth',
  ref: string,
  points: number,
) => {
  const { isFirst } = await movePoints(client, { accountId, points, kind, ref });
  return isFirst ? points : 0;
};

/** Of the month of that day, once it is whole. */
export const rewardFullMonth = async (
  client: PoolClient,
  accountId: string,
  day: string,
): Promise<number> => {
  const { rows } = await client.query<{ month: string; isFull: boolean }>(MONTH, [accountId, day]);
  const [month] = rows;
  return month?.isFull ? earn(client, accountId, 'fullMonth', month.month, FULL_MONTH_POINTS) : 0;
};

const makeUp = async (client: PoolClient, accountId: string, day: string): Promise<void> => {
  if ((await client.query(STANDS, [accountId, day])).rowCount) return;
  if ((await madeUpThisMonth(client, accountId)) >= MAKE_UPS_A_MONTH)
    throw new ApiError(codes.conflict, NO_MAKE_UPS_LEFT);
  await client.query(KEEP, [accountId, day, true]);
  await movePoints(client, { accountId, points: -MAKE_UP_COST, kind: 'makeUp', ref: day });
};

const checkInToday = async (client: PoolClient, accountId: string, day: string): Promise<number> => {
  const { rowCount } = await client.query(KEEP, [accountId, day, false]);
  if (!rowCount) return 0;
  return earn(client, accountId, 'checkIn', day, checkInPoints(await seriesTo(client, accountId, day)));
};

/** Gives the points that were won. Of a day that stands nothing changes. */
export const checkIn = async (
  client: PoolClient,
  accountId: string,
  asked: string | undefined,
): Promise<{ readonly points: number }> => {
  await runningActivity(client, 'attendance');
  await holdPoints(client, accountId);
  const { rows } = await client.query<{ today: string; daysAgo: number | null; isBefore: boolean }>(DATES, [
    accountId,
    asked ?? null,
  ]);
  const { today = '', daysAgo = null, isBefore = false } = rows[0] ?? {};
  const day = asked ?? today;
  const ago = daysAgo ?? 0;
  if (ago < 0 || ago > MAKE_UP_DAYS || isBefore) throw new ApiError(codes.badRequest, NOTHING_TO_MAKE_UP);
  const won =
    ago === 0
      ? await checkInToday(client, accountId, day)
      : await makeUp(client, accountId, day).then(() => 0);
  return { points: won + (await rewardFullMonth(client, accountId, day)) };
};

const SO_FAR = `
  select count(*)::int as total, coalesce(bool_or(day = ${TODAY}), false) as "isToday",
    to_char(max(day), 'YYYY-MM-DD') as "lastDay", to_char(${TODAY}, 'YYYY-MM-DD') as today
  from attendance where account_id = $1`;

/** Days in a row up to `lastDay`, as far as it is today or yesterday. */
export const standingOfCheckIns = async (client: Pool | PoolClient, accountId: string) => {
  const { rows } = await client.query<{
    total: number;
    isToday: boolean;
    lastDay: string | null;
    today: string;
  }>(SO_FAR, [accountId]);
  const { total = 0, isToday = false, lastDay = null, today = '' } = rows[0] ?? {};
  return { total, isToday, lastDay, series: await seriesTo(client, accountId, today) };
};

const WEEK = `
  select to_char(one.day, 'YYYY-MM-DD') as day, (one.day - date_trunc('week', ${TODAY}::timestamp)::date)::int as "ofWeek",
    attendance.day is not null as "isCheckedIn", coalesce(is_made_up, false) as "isMadeUp", one.day = ${TODAY} as "isToday",
    coalesce(one.day < ${SINCE}, false) as "isBefore"
  from generate_series(date_trunc('week', ${TODAY}::timestamp), date_trunc('week', ${TODAY}::timestamp) + interval '6 days', interval '1 day') as days (at)
  cross join lateral (select at::date as day) one
  left join attendance on attendance.day = one.day and account_id = $1
  order by one.day`;

interface WeekRow {
  readonly day: string;
  readonly ofWeek: number;
  readonly isCheckedIn: boolean;
  readonly isMadeUp: boolean;
  readonly isBefore: boolean;
  readonly isToday: boolean;
}
const WEEK_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const MISSED = `
  select to_char(${TODAY} - ago, 'YYYY-MM-DD') as day from generate_series(1, ${MAKE_UP_DAYS}) as days (ago)
  where not exists (select from attendance where account_id = $1 and day = ${TODAY} - ago)
    and ${TODAY} - ago >= ${SINCE} order by ago`;

const TOTALS = `
  select count(*)::int as "totalTime",
    (count(*) filter (where date_trunc('month', day) = date_trunc('month', ${TODAY})))::int as "thisMonth",
    extract(day from date_trunc('month', ${TODAY}) + interval '1 month - 1 day')::int as "daysOfMonth"
  from attendance where account_id = $1`;
interface Totals {
  readonly totalTime: number;
  readonly thisMonth: number;
  readonly daysOfMonth: number;
}

export const checkInsOf = async (pool: Pool, accountId: string) => {
  const week = await pool.query<WeekRow>(WEEK, [accountId]);
  const totals = await pool.query<Totals>(TOTALS, [accountId]);
  const today = week.rows.find(({ isToday }) => isToday);
  if (!today || !totals.rows[0]) throw new Error('the week has a day that is today');
  const series = await seriesTo(pool, accountId, today.day);
  return {
    weekInfoList: week.rows.map(({ ofWeek, ...day }) => ({ weekDay: WEEK_DAYS[ofWeek] ?? 'Mon', ...day })),
    seriesTime: series,
    ...totals.rows[0],
    isCheckedInToday: today.isCheckedIn,
    pointsNext: checkInPoints(series + 1),
    missedDays: (await pool.query<{ day: string }>(MISSED, [accountId])).rows.map(({ day }) => day),
    makeUpsLeft: Math.max(0, MAKE_UPS_A_MONTH - (await madeUpThisMonth(pool, accountId))),
  };
};
