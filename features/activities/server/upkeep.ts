import type { Pool, PoolClient } from 'pg';
import { repeatEvery, type Repetition } from '#infra/server/jobs/repeat-every';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import { CLAIM_DAYS } from '../rules/rewards';
import { rewardWaiting } from './deeds/reward-deed';
import { makeSeeds } from './draws/seeds';
import { movePoints } from './ledger/move-points';
import { reconcile } from './reconcile';

const HOUR_MS = 3_600_000;
const BATCH = 200;
const NOTICE_DAYS = [30, 7] as const;

const EXPIRED = `
  select h.account_id::text as "accountId", sum(remaining)::int as points, to_char(expires_on, 'YYYY-MM-DD') as day
  from points_lot l join points_holder h on h.id = l.holder_id
  where remaining > 0 and expires_on < ${TODAY} group by h.account_id, expires_on limit ${BATCH}`;
const EXPIRING = `
  insert into points_notice (account_id, expires_on, days)
  select h.account_id, expires_on, $1::int from points_lot l join points_holder h on h.id = l.holder_id
  where remaining > 0 and expires_on = ${TODAY} + $1::int group by h.account_id, expires_on
  on conflict do nothing returning account_id::text as "accountId", to_char(expires_on, 'YYYY-MM-DD') as day`;
const LAPSE = `
  update draw set state = 'lapsed' where state = 'unclaimed' and day < ${TODAY} - ${CLAIM_DAYS}`;

export interface UpkeepEnds {
  readonly tellMember: (client: PoolClient, accountId: string, text: string) => Promise<void>;
}
export interface UpkeepPlan extends UpkeepEnds {
  readonly pool: Pool;
  readonly report: (error: unknown) => void;
}

/** The oldest lots are spent first, so that what is moved is what has expired. */
const expire = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ accountId: string; points: number; day: string }>(EXPIRED);
  for (const { accountId, points, day } of rows)
    await movePoints(client, { accountId, points: -points, kind: 'expired', ref: day });
};

const remind = async (client: PoolClient, { tellMember }: UpkeepEnds, days: number): Promise<void> => {
  const { rows } = await client.query<{ accountId: string; day: string }>(EXPIRING, [days]);
  for (const { accountId, day } of rows)
    await tellMember(client, accountId, `您有积分将于 ${day} 到期，还有 ${days} 天`);
};

/** What each day brings; done anew, it changes nothing. */
export const keepUp = async ({ pool, report, ...ends }: UpkeepPlan): Promise<void> => {
  await makeSeeds(pool);
  await inTransaction(pool, expire);
  for (const days of NOTICE_DAYS) await inTransaction(pool, (client) => remind(client, ends, days));
  await pool.query(LAPSE);
  await inTransaction(pool, (client) => rewardWaiting(client, BATCH));
  for (const { activity, text } of await reconcile(pool))
    report(new Error(`books of ${activity} do not balance: ${text}`));
};

/** With the start and every hour. Stop it before the database. */
export const startActivitiesUpkeep = (plan: UpkeepPlan): Repetition =>
  repeatEvery({ startsNow: true, everyMs: HOUR_MS, report: plan.report, work: () => keepUp(plan) });
