import type { Pool, PoolClient } from 'pg';
import { repeatEvery, type Repetition } from '#infra/server/jobs/repeat-every';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import { CLAIM_DAYS } from '#src/contract/rewards';
import { rewardWaiting } from './deeds/reward-deed';
import { makeSeeds } from './draws/seeds';
import { expirePoints } from './ledger/move-points';
import { reconcile } from './reconcile';

const HOUR_MS = 3_600_000;
const BATCH = 200;
/** So many days before, and those that were not told then. */
const NOTICES = [
  { days: 30, after: 7 },
  { days: 7, after: -1 },
] as const;

const OWN_POINTS = '<p><a href="#/memberActivity/memberPoints">查看我的积分</a></p>';

const WITH_EXPIRED = `
  select distinct h.account_id from points_lot l join points_holder h on h.id = l.holder_id
  where remaining > 0 and expires_on < ${TODAY} and h.account_id > $1 order by h.account_id limit $2`;
const EXPIRING = `
  with due as (
    select h.account_id, expires_on, sum(remaining)::int as points from points_lot l
    join points_holder h on h.id = l.holder_id
    where remaining > 0 and expires_on <= ${TODAY} + $1::int and expires_on > ${TODAY} + $2::int
    group by h.account_id, expires_on
  ), told as (
    insert into points_notice (account_id, expires_on, days) select account_id, expires_on, $1::int from due
    on conflict do nothing returning account_id, expires_on
  )
  select account_id::text as "accountId", points, to_char(expires_on, 'YYYY-MM-DD') as day,
    expires_on - ${TODAY} as "left" from told join due using (account_id, expires_on)`;
const LAPSE = `
  update draw set state = 'lapsed' where state = 'unclaimed' and day < ${TODAY} - ${CLAIM_DAYS}`;

export interface JobEnds {
  readonly tellMember: (
    client: PoolClient,
    accountId: string,
    notice: { readonly title: string; readonly content: string },
  ) => Promise<void>;
}
export interface JobPlan extends JobEnds {
  readonly pool: Pool;
  readonly report: (error: unknown) => void;
}

/** At the end of a year it is everybody's: a batch is a transaction, and goes on behind the one before it. */
const expireAll = async (pool: Pool): Promise<void> => {
  let last: string | undefined = '0';
  while (last !== undefined) {
    const after: string = last;
    last = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ account_id: string }>(WITH_EXPIRED, [after, BATCH]);
      for (const { account_id: accountId } of rows) await expirePoints(client, accountId);
      return rows[BATCH - 1]?.account_id;
    });
  }
};

const remind = async (
  client: PoolClient,
  { tellMember }: JobEnds,
  { days, after }: (typeof NOTICES)[number],
): Promise<void> => {
  const { rows } = await client.query<{ accountId: string; points: number; day: string; left: number }>(
    EXPIRING,
    [days, after],
  );
  for (const { accountId, points, day, left } of rows)
    await tellMember(client, accountId, {
      title: `您有 ${points} 积分将于 ${day} 到期，还有 ${left} 天`,
      content: OWN_POINTS,
    });
};

/** What each day brings; done anew, it changes nothing. */
export const runHourlyJob = async ({ pool, report, ...ends }: JobPlan): Promise<void> => {
  await makeSeeds(pool);
  await expireAll(pool);
  for (const notice of NOTICES) await inTransaction(pool, (client) => remind(client, ends, notice));
  await pool.query(LAPSE);
  await rewardWaiting(pool);
  for (const { activity, text } of await reconcile(pool))
    report(new Error(`books of ${activity} do not balance: ${text}`));
};

/** With the start and every hour. Stop it before the database. */
export const startHourlyJob = (plan: JobPlan): Repetition =>
  repeatEvery({ startsNow: true, everyMs: HOUR_MS, report: plan.report, work: () => runHourlyJob(plan) });
