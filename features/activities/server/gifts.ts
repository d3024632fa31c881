import type { Pool, PoolClient } from 'pg';
import type { Gift, GiftGiven } from '#src/contract/gifts';
import type { ActivityKey } from '../rules/activities';
import { giveReward, type RewardEnds } from './give-reward';

const KEEP = `
  insert into activity_gift (activity, account_id, goal, number, season, name, points, spent, card, through, coupon)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11)`;
const GIFTS = `
  select goal, number, name, spent, card, to_char(day, 'YYYY-MM-DD') as day, to_char(through, 'YYYY-MM-DD') as through,
    to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
  from activity_gift where activity = $1 and account_id = $2 order by activity_gift.at desc limit 500`;

/** Newest first. */
export const giftsOf = async (
  client: Pool | PoolClient,
  accountId: string,
  activity: ActivityKey,
): Promise<readonly Gift[]> => (await client.query<Gift>(GIFTS, [activity, accountId])).rows;

/** Kept and given in one transaction; the member's row is held by whoever looked whether it may be given. */
export const giveGift = async (
  client: PoolClient,
  ends: RewardEnds,
  gift: GiftGiven<ActivityKey>,
): Promise<void> => {
  const { activity, accountId, goal, number, season, name, reward, spent = {}, card, through } = gift;
  const points = reward.kind === 'points' ? reward.points : 0;
  await client.query(KEEP, [
    activity,
    accountId,
    goal,
    number,
    season,
    name,
    points,
    JSON.stringify(spent),
    card ?? null,
    through ?? null,
    reward.kind === 'coupon' ? reward.coupon : null,
  ]);
  const source = `${activity} ${goal} ${number}`;
  await giveReward(client, ends, { accountId, reward, source, kind: 'campaign' });
};
