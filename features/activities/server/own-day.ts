import type { Pool } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import { chancesOf } from './draws/chances';
import { pointsOf } from './ledger/standing';

const CHECKED_IN = `select exists (select from attendance where account_id = $1 and day = ${TODAY}) as "isCheckedInToday"`;
const DONE = `
  select deed, count(*)::int as times from deed where account_id = $1 and rewarded_at is not null group by deed`;

/** What a member has, and has done, for the page of the activities. */
export const ownDay = async (pool: Pool, accountId: string) => {
  const { totalPoints, earnedToday, mostADay } = await pointsOf(pool, accountId);
  const checkedIn = await pool.query<{ isCheckedInToday: boolean }>(CHECKED_IN, [accountId]);
  const done = await pool.query<{ deed: string; times: number }>(DONE, [accountId]);
  return {
    totalPoints,
    earnedToday,
    mostADay,
    isCheckedInToday: checkedIn.rows[0]?.isCheckedInToday ?? false,
    chances: await chancesOf(pool, accountId, 'raffle'),
    done: Object.fromEntries(done.rows.map(({ deed, times }) => [deed, times])),
  };
};
