import type { PoolClient } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import type { Deed, Earned } from '#src/contract/deeds';
import type { RecordDeed } from '#infra/server/record-deed';
import { EARNING } from '../../rules/earning';
import { holdPoints, movePoints } from '../ledger/move-points';
import { fitting } from '../ledger/standing';
import { giveChance } from '../draws/chances';

const KEEP = `
  insert into deed (account_id, deed, ref) values ($1, $2, $3) on conflict do nothing returning id::text`;
const REWARDED = 'update deed set rewarded_at = now() where id = $1';
const IS_RUNNING = `select state = 'running' as "isRunning" from activity where key = 'points'`;
const SINCE = { ever: `'-infinity'`, day: TODAY, month: `date_trunc('month', ${TODAY})::date` };
const times = (since: keyof typeof SINCE) => `
  select count(*)::int as times from points_movement m join points_holder h on h.id = m.to_holder
  where h.account_id = $1 and m.kind = $2 and m.day >= ${SINCE[since]}`;

interface KeptDeed {
  readonly id: string;
  readonly accountId: string;
  readonly deed: Deed;
  readonly ref: string;
}

const isWithin = async (client: PoolClient, { accountId, deed }: KeptDeed): Promise<boolean> => {
  const { kind, limit } = EARNING[deed];
  if (limit === 'each') return true;
  const { rows } = await client.query<{ times: number }>(times(limit.per), [accountId, kind]);
  return (rows[0]?.times ?? 0) < limit.times;
};

const NOTHING: Earned = { points: 0, chances: 0 };

const give = async (client: PoolClient, { accountId, deed, ref }: KeptDeed): Promise<Earned> => {
  const { kind, points, chances = 0, isUncapped } = EARNING[deed];
  const given = isUncapped ? points : await fitting(client, accountId, points);
  if (given > 0) await movePoints(client, { accountId, points: given, kind, ref });
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
  const { rows } = await client.query<{ id: string }>(KEEP, [accountId, deed, ref]);
  const id = rows[0]?.id;
  if (id === undefined || !(await arePointsRunning(client))) return NOTHING;
  return reward(client, { id, accountId, deed, ref });
};

const WAITING = `
  select id::text, account_id::text as "accountId", deed, ref from deed where rewarded_at is null order by id limit $1
  for update skip locked`;

/** Those of a time when points were paused, once it is over. Gives how many there were, at most `most`. */
export const rewardWaiting = async (client: PoolClient, most: number): Promise<number> => {
  if (!(await arePointsRunning(client))) return 0;
  const { rows } = await client.query<KeptDeed>(WAITING, [most]);
  for (const kept of rows) await reward(client, kept);
  return rows.length;
};
