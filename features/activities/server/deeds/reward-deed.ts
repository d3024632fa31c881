import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { Deed, Earned } from '#src/contract/deeds';
import type { RecordDeed } from '#infra/server/record-deed';
import { EARNING } from '../../rules/earning';
import { holdPoints, movePoints } from '../ledger/move-points';
import { fitting } from '../ledger/standing';
import { giveChance } from '../draws/chances';

/** The day of a deed, whose limits it counts towards, whenever it is rewarded. */
const DAY = `to_char(deed.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`;
const KEEP = `
  insert into deed (account_id, deed, ref) values ($1, $2, $3) on conflict do nothing returning id::text, ${DAY}`;
const REWARDED = 'update deed set rewarded_at = now() where id = $1';
const IS_RUNNING = `select state = 'running' as "isRunning" from activity where key = 'points'`;
const COUNTS_ON = 'coalesce(m.counts_on, m.day)';
const WITHIN = {
  ever: 'true',
  day: `m.day >= $3::date and ${COUNTS_ON} = $3::date`,
  month: `m.day >= date_trunc('month', $3::date)::date and date_trunc('month', ${COUNTS_ON}) = date_trunc('month', $3::date)`,
};
const times = (per: keyof typeof WITHIN) => `
  select count(*)::int as times from points_movement m join points_holder h on h.id = m.to_holder
  where h.account_id = $1 and m.kind = $2 and $3::date is not null and ${WITHIN[per]}`;

interface KeptDeed {
  readonly id: string;
  readonly accountId: string;
  readonly deed: Deed;
  readonly ref: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

const isWithin = async (client: PoolClient, { accountId, deed, day }: KeptDeed): Promise<boolean> => {
  const { kind, limit } = EARNING[deed];
  if (limit === 'each') return true;
  const { rows } = await client.query<{ times: number }>(times(limit.per), [accountId, kind, day]);
  return (rows[0]?.times ?? 0) < limit.times;
};

const NOTHING: Earned = { points: 0, chances: 0 };

const give = async (client: PoolClient, { accountId, deed, ref, day }: KeptDeed): Promise<Earned> => {
  const { kind, points, chances = 0, isCapped } = EARNING[deed];
  const given = isCapped ? await fitting(client, accountId, points, day) : points;
  if (given > 0) await movePoints(client, { accountId, points: given, kind, ref, countsOn: day });
  if (chances > 0) await giveChance(client, { accountId, activity: 'raffle', source: `${deed} ${ref}` });
  return { points: given, chances };
};

const reward = async (client: PoolClient, kept: KeptDeed): Promise<Earned> => {
  await holdPoints(client, kept.accountId);
  const earned = (await isWithin(client, kept)) ? await give(client, kept) : NOTHING;
  await client.query(REWARDED, [kept.id]);
  return earned;
};

const arePointsRunning = async (client: PoolClient): Promise<boolean> =>
  (await client.query<{ isRunning: boolean }>(IS_RUNNING)).rows[0]?.isRunning === true;

/** Kept at once, whatever happens; rewarded at once, unless points are paused. */
export const recordDeed: RecordDeed = async (client, { accountId, deed, ref }) => {
  const { rows } = await client.query<Pick<KeptDeed, 'id' | 'day'>>(KEEP, [accountId, deed, ref]);
  const [kept] = rows;
  if (!kept || !(await arePointsRunning(client))) return NOTHING;
  return reward(client, { ...kept, accountId, deed, ref });
};

const WAITING = `
  select id::text, account_id::text as "accountId", deed, ref, ${DAY} from deed where rewarded_at is null order by deed.id limit $1
  for update skip locked`;

const BATCH = 200;
const rewardSome = async (client: PoolClient): Promise<number> => {
  if (!(await arePointsRunning(client))) return 0;
  const { rows } = await client.query<KeptDeed>(WAITING, [BATCH]);
  for (const kept of rows) await reward(client, kept);
  return rows.length;
};

/** Those of a time when points were paused, once it is over. */
export const rewardWaiting = async (pool: Pool): Promise<void> => {
  let rewarded = BATCH;
  while (rewarded === BATCH) rewarded = await inTransaction(pool, rewardSome);
};
