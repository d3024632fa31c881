import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import {
  ACTIVE_DAYS,
  ADDRESS_HOURS,
  FRIEND_POINTS,
  INVITE,
  INVITER_POINTS,
  MOST_A_MONTH,
  MOST_A_YEAR,
  PAYING_POINTS,
  PAYING_WITHIN_DAYS,
  PENDING_DAYS,
  PUBLISH_POINTS,
  REFUND_DAYS,
  WITHIN_DAYS,
} from '../rules/invite';
import { OF_THE_INVITER_ALONE, type Reason } from '../rules/reasons';
import type { ActivityEngine } from './engine';

const KEY = INVITE.key;

const BATCH = 200;
const FORGET = `update invitation set address = null where address is not null and at < now() - interval '${ADDRESS_HOURS} hours'`;
const DUE = `
  select friend_id::text as "friendId", inviter_id::text as "inviterId", to_char(day, 'YYYY-MM-DD') as "from",
    to_char(day + ${WITHIN_DAYS} - 1, 'YYYY-MM-DD') as "upTo", coalesce(mobile, '') <> '' as "hasMobile"
  from invitation join account on account.id = friend_id
  where state = 'pending' and day <= ${TODAY} - ${PENDING_DAYS} order by day, friend_id limit ${BATCH} for update of invitation skip locked`;
const RELEASED = `
  select (count(*) filter (where date_trunc('month', settled_on) = date_trunc('month', ${TODAY})))::int as month,
    (count(*) filter (where date_trunc('year', settled_on) = date_trunc('year', ${TODAY})))::int as year
  from invitation where inviter_id = $1 and state = 'released'`;
const SETTLE = `
  update invitation set state = $2, reason = $3, settled_on = ${TODAY} where friend_id = $1`;
const FRIENDS_WITH_GUIDE = `
  update invitation set friend_rewarded_at = now() where friend_id in (
    select friend_id from invitation i where friend_rewarded_at is null
      and (state in ('pending', 'released') or state = 'refused' and reason = any ($1::text[]))
      and exists (select from deed where account_id = i.friend_id and deed = 'guideCompleted')
    limit ${BATCH} for update skip locked) returning friend_id::text as "friendId"`;
/** Whoever publishes or pays has used it, however many days. */
const COUNTS = `(state = 'released' or state = 'refused' and (reason = 'inactive' or reason = 'mobile' and exists (
  select from account where account.id = friend_id and coalesce(account.mobile, '') <> '')))`;
const FRIENDS_WITH_PROJECT = `
  update invitation set publish_rewarded_at = now() where friend_id in (
    select friend_id from invitation i where publish_rewarded_at is null and ${COUNTS}
      and exists (select from deed where account_id = i.friend_id and deed = 'projectPublished')
    limit ${BATCH} for update skip locked) returning friend_id::text as "friendId", inviter_id::text as "inviterId"`;

const MAY_PAY = `
  select friend_id::text as "friendId" from invitation
  where payment_rewarded_at is null and ${COUNTS} and day > ${TODAY} - ${PAYING_WITHIN_DAYS + REFUND_DAYS}`;
const FRIENDS_WHO_PAID = `
  update invitation set payment_rewarded_at = now() where friend_id in (
    select friend_id from invitation where friend_id = any($1::bigint[]) and payment_rewarded_at is null
    for update skip locked) returning friend_id::text as "friendId", inviter_id::text as "inviterId"`;

/** Of these accounts those who have paid an order so many days ago or more. */
export type PayersAmong = (
  client: PoolClient,
  accountIds: readonly string[],
  daysAgo: number,
) => Promise<readonly string[]>;

interface Due {
  readonly friendId: string;
  readonly inviterId: string;
  readonly from: string;
  readonly upTo: string;
  readonly hasMobile: boolean;
}

const verdictOf = async (
  client: PoolClient,
  engine: ActivityEngine,
  due: Due,
): Promise<Reason | undefined> => {
  if (!due.hasMobile) return 'mobile';
  if ((await engine.activeDays(client, due.friendId, due.from, due.upTo)) < ACTIVE_DAYS) return 'inactive';
  await engine.hold(client, due.inviterId);
  const { rows } = await client.query<{ month: number; year: number }>(RELEASED, [due.inviterId]);
  const { month = 0, year = 0 } = rows[0] ?? {};
  return month >= MOST_A_MONTH || year >= MOST_A_YEAR ? 'cap' : undefined;
};

const rewardPayments = async (
  client: PoolClient,
  engine: ActivityEngine,
  payersAmong: PayersAmong,
): Promise<void> => {
  const { rows } = await client.query<Pick<Due, 'friendId'>>(MAY_PAY);
  const payers = await payersAmong(
    client,
    rows.map(({ friendId }) => friendId),
    REFUND_DAYS,
  );
  const paid = await client.query<Pick<Due, 'friendId' | 'inviterId'>>(FRIENDS_WHO_PAID, [payers]);
  for (const { friendId, inviterId } of paid.rows)
    await engine.rewardInvite(client, inviterId, PAYING_POINTS, `payment ${friendId}`);
};

/** What is due is released or refused, with its reason; done anew, it changes nothing. */
export const settleInvites = async (
  pool: Pool,
  engine: ActivityEngine,
  payersAmong: PayersAmong,
): Promise<void> => {
  await pool.query(FORGET);
  await inTransaction(pool, async (client) => {
    // What was begun before the end is settled after it.
    if ((await engine.standing(client, KEY)).state === 'paused') return;
    const due = await client.query<Due>(DUE);
    for (const one of due.rows) {
      const reason = await verdictOf(client, engine, one);
      await client.query(SETTLE, [one.friendId, reason ? 'refused' : 'released', reason ?? null]);
      if (!reason) await engine.rewardInvite(client, one.inviterId, INVITER_POINTS, `friend ${one.friendId}`);
    }
    const guided = await client.query<Pick<Due, 'friendId'>>(FRIENDS_WITH_GUIDE, [OF_THE_INVITER_ALONE]);
    for (const { friendId } of guided.rows) {
      await engine.rewardInvite(client, friendId, FRIEND_POINTS, 'guide');
      await engine.giveChance(client, { accountId: friendId, activity: 'raffle', source: 'invited' });
    }
    const published = await client.query<Pick<Due, 'friendId' | 'inviterId'>>(FRIENDS_WITH_PROJECT);
    for (const { friendId, inviterId } of published.rows)
      await engine.rewardInvite(client, inviterId, PUBLISH_POINTS, `project ${friendId}`);
    await rewardPayments(client, engine, payersAmong);
  });
};
