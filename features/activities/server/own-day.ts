import type { Pool } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import { DEEDS, type Deed } from '#src/contract/deeds';
import { EARNING } from '../rules/earning';
import { chancesOf } from './draws/chances';
import { pointsOf } from './ledger/standing';

const CHECKED_IN = `select exists (select from attendance where account_id = $1 and day = ${TODAY}) as "isCheckedInToday"`;
/** Of each deed, those of the time that its limit counts. */
const DONE = `
  select deed, count(*) filter (where rewarded_at is not null)::int as times,
    count(*) filter (where rewarded_at is null)::int as waiting
  from deed
  where account_id = $1
    and (rewarded_at is null or (at at time zone 'Asia/Shanghai')::date >=
      case when deed = any ($2::text[]) then ${TODAY}
        when deed = any ($3::text[]) then date_trunc('month', ${TODAY})::date else '-infinity' end)
  group by deed`;
const limitedBy = (per: 'day' | 'month'): readonly Deed[] =>
  DEEDS.filter((deed) => {
    const { limit } = EARNING[deed];
    return limit !== 'each' && limit.per === per;
  });

/** What a member has, and has done, for the page of the activities. */
export const ownDay = async (pool: Pool, accountId: string) => {
  const { totalPoints, earnedToday, mostADay } = await pointsOf(pool, accountId);
  const checkedIn = await pool.query<{ isCheckedInToday: boolean }>(CHECKED_IN, [accountId]);
  const done = await pool.query<{ deed: string; times: number; waiting: number }>(DONE, [
    accountId,
    limitedBy('day'),
    limitedBy('month'),
  ]);
  return {
    totalPoints,
    earnedToday,
    mostADay,
    isCheckedInToday: checkedIn.rows[0]?.isCheckedInToday ?? false,
    chances: await chancesOf(pool, accountId, 'raffle'),
    done: Object.fromEntries(done.rows.flatMap(({ deed, times }) => (times > 0 ? [[deed, times]] : []))),
    waiting: Object.fromEntries(
      done.rows.flatMap(({ deed, waiting }) => (waiting > 0 ? [[deed, waiting]] : [])),
    ),
  };
};
