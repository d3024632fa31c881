import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import type { Invitation, Invites } from '../contract/invite';
import {
  ACTIVE_DAYS,
  ADDRESS_HOURS,
  FRIEND_POINTS,
  FRIENDS_AN_ADDRESS,
  INVITE,
  INVITER_POINTS,
  MOST_A_MONTH,
  MOST_A_YEAR,
  NEW_WITHIN_HOURS,
  PENDING_DAYS,
  PUBLISH_POINTS,
  WITHIN_DAYS,
} from '../rules/invite';
import type { Reason } from '../rules/reasons';
import type { House } from './house';
import { MASKED, newSecretUrl } from './secret-url';

export const NO_INVITER = '邀请链接不存在';
export const OWN_LINK = '不能邀请自己';
export const NOT_NEW = '只有新注册的会员可以登记邀请人';
const KEY = INVITE.key;

type State = Invites['friends'][number]['state'];

const LINK = `
  insert into invite_link (account_id, url) values ($1, $2)
  on conflict (account_id) do update set account_id = excluded.account_id returning url`;
const INVITER = `
  select account.id::text as id, ${MASKED} as name from invite_link join account on account.id = account_id where url = $1`;
const FORMER = `
  select ${MASKED} as name, state from invitation join account on account.id = inviter_id where friend_id = $1`;
const IS_NEW = `
  select created_at > now() - interval '${NEW_WITHIN_HOURS} hours' as "isNew" from account where id = $1`;
const SAME_DEVICE = `
  select exists (select from login_family where account_id = $1 and device_id = $2)
    or exists (select from invitation where device = $2) as found`;
const SAME_ADDRESS = `
  select count(*)::int as friends from invitation where address = $1::inet and at > now() - interval '${ADDRESS_HOURS} hours'`;
/** Whether the friend is among those who, one by one, have invited the inviter. */
const LOOP = `
  with recursive above as (
    select inviter_id from invitation where friend_id = $1
    union select i.inviter_id from invitation i join above on i.friend_id = above.inviter_id
  ) select exists (select from above where inviter_id = $2) as found`;
const KEEP = `
  insert into invitation (friend_id, inviter_id, device, address, state, reason) values ($1, $2, $3, $4::inet, $5, $6)`;

export const inviteUrlOf = async (client: PoolClient, accountId: string): Promise<string> => {
  const { rows } = await client.query<{ url: string }>(LINK, [accountId, newSecretUrl()]);
  if (!rows[0]) throw new Error('the statement returns a row');
  return rows[0].url;
};

interface Visit {
  readonly accountId: string;
  readonly device: string | undefined;
  readonly ip: string;
  readonly url: string;
}

const isFound = async (client: PoolClient, sql: string, values: readonly unknown[]): Promise<boolean> =>
  (await client.query<{ found: boolean }>(sql, [...values])).rows[0]?.found === true;

const judge = async (
  client: PoolClient,
  { accountId, device, ip }: Visit,
  inviterId: string,
): Promise<{ readonly state: State; readonly reason: Reason | null }> => {
  if (device !== undefined && (await isFound(client, SAME_DEVICE, [inviterId, device])))
    return { state: 'refused', reason: 'device' };
  if (await isFound(client, LOOP, [inviterId, accountId])) return { state: 'review', reason: 'loop' };
  const { rows } = await client.query<{ friends: number }>(SAME_ADDRESS, [ip]);
  return (rows[0]?.friends ?? 0) + 1 >= FRIENDS_AN_ADDRESS
    ? { state: 'review', reason: 'address' }
    : { state: 'pending', reason: null };
};

/** Of an address that is nobody's, the inviter is null. */
export const invitationOf = async (pool: Pool, house: House, url: string): Promise<Invitation> => {
  const { state, why, startsOn, endsOn } = await house.standing(pool, KEY);
  const { rows } = await pool.query<{ name: string }>(INVITER, [url]);
  return { standing: { state, why, startsOn, endsOn }, inviter: rows[0]?.name ?? null };
};

/** A new member names who invited them, once for good. */
export const visitInvite = async (client: PoolClient, house: House, visit: Visit) => {
  const { accountId, device, ip, url } = visit;
  await house.hold(client, accountId);
  const former = await client.query<{ name: string; state: State }>(FORMER, [accountId]);
  if (former.rows[0]) return { inviter: former.rows[0].name, state: former.rows[0].state };
  await house.running(client, KEY);
  const { rows } = await client.query<{ id: string; name: string }>(INVITER, [url]);
  const [inviter] = rows;
  if (!inviter) throw new ApiError(codes.notFound, NO_INVITER);
  if (inviter.id === accountId) throw new ApiError(codes.conflict, OWN_LINK);
  const { rows: own } = await client.query<{ isNew: boolean }>(IS_NEW, [accountId]);
  if (!own[0]?.isNew) throw new ApiError(codes.conflict, NOT_NEW);
  // One after the other: of friends who come at once from one network, each sees those before it.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`invitation ${ip}`]);
  const { state, reason } = await judge(client, visit, inviter.id);
  await client.query(KEEP, [accountId, inviter.id, device ?? null, ip, state, reason]);
  return { inviter: inviter.name, state };
};

const FRIENDS = `
  select ${MASKED} as name, to_char(invitation.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, state, reason,
    (case when state = 'released' then ${INVITER_POINTS} else 0 end
      + case when publish_rewarded_at is not null then ${PUBLISH_POINTS} else 0 end)::int as points,
    to_char(day + ${PENDING_DAYS}, 'YYYY-MM-DD') as "releasesOn"
  from invitation join account on account.id = friend_id where inviter_id = $1 order by invitation.at desc limit 200`;
const INVITED = `
  select ${MASKED} as inviter, state, reason, friend_rewarded_at is not null as "isRewarded",
    to_char(day, 'YYYY-MM-DD') as "from", to_char(day + ${WITHIN_DAYS} - 1, 'YYYY-MM-DD') as "activeUpTo",
    to_char(day + ${PENDING_DAYS}, 'YYYY-MM-DD') as "releasesOn",
    (select coalesce(friend.mobile, '') <> '' from account friend where friend.id = friend_id) as "hasMobile"
  from invitation join account on account.id = inviter_id where friend_id = $1`;
const URL = 'select url from invite_link where account_id = $1';

type Invited = NonNullable<Invites['invited']>;

const invitedOf = async (pool: Pool, house: House, accountId: string): Promise<Invited | null> => {
  const { rows } = await pool.query<Omit<Invited, 'activeDays'> & { from: string }>(INVITED, [accountId]);
  if (!rows[0]) return null;
  const { from, ...invited } = rows[0];
  return { ...invited, activeDays: await house.activeDays(pool, accountId, from, invited.activeUpTo) };
};

export const invitesOf = async (pool: Pool, house: House, accountId: string): Promise<Invites> => {
  const { state, why, startsOn, endsOn } = await house.standing(pool, KEY);
  const link = await pool.query<{ url: string }>(URL, [accountId]);
  const { rows: friends } = await pool.query<Invites['friends'][number]>(FRIENDS, [accountId]);
  return {
    standing: { state, why, startsOn, endsOn },
    rules: [...INVITE.rules],
    url: link.rows[0]?.url ?? null,
    points: friends.reduce((sum, { points }) => sum + points, 0),
    invited: await invitedOf(pool, house, accountId),
    friends,
  };
};

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
    select friend_id from invitation i where friend_rewarded_at is null and state in ('pending', 'released')
      and exists (select from deed where account_id = i.friend_id and deed = 'guideCompleted')
    limit ${BATCH} for update skip locked) returning friend_id::text as "friendId"`;
const FRIENDS_WITH_PROJECT = `
  update invitation set publish_rewarded_at = now() where friend_id in (
    select friend_id from invitation i where publish_rewarded_at is null and state = 'released'
      and exists (select from deed where account_id = i.friend_id and deed = 'projectPublished')
    limit ${BATCH} for update skip locked) returning friend_id::text as "friendId", inviter_id::text as "inviterId"`;

interface Due {
  readonly friendId: string;
  readonly inviterId: string;
  readonly from: string;
  readonly upTo: string;
  readonly hasMobile: boolean;
}

const verdictOf = async (client: PoolClient, house: House, due: Due): Promise<Reason | undefined> => {
  if (!due.hasMobile) return 'mobile';
  if ((await house.activeDays(client, due.friendId, due.from, due.upTo)) < ACTIVE_DAYS) return 'inactive';
  await house.hold(client, due.inviterId);
  const { rows } = await client.query<{ month: number; year: number }>(RELEASED, [due.inviterId]);
  const { month = 0, year = 0 } = rows[0] ?? {};
  return month >= MOST_A_MONTH || year >= MOST_A_YEAR ? 'cap' : undefined;
};

/** What is due is released or refused, with its reason; done anew, it changes nothing. */
export const settleInvites = async (pool: Pool, house: House): Promise<void> => {
  await pool.query(FORGET);
  await inTransaction(pool, async (client) => {
    if ((await house.standing(client, KEY)).state !== 'running') return;
    const due = await client.query<Due>(DUE);
    for (const one of due.rows) {
      const reason = await verdictOf(client, house, one);
      await client.query(SETTLE, [one.friendId, reason ? 'refused' : 'released', reason ?? null]);
      if (!reason) await house.rewardInvite(client, one.inviterId, INVITER_POINTS, `friend ${one.friendId}`);
    }
    const guided = await client.query<Pick<Due, 'friendId'>>(FRIENDS_WITH_GUIDE);
    for (const { friendId } of guided.rows) {
      await house.rewardInvite(client, friendId, FRIEND_POINTS, 'guide');
      await house.giveChance(client, { accountId: friendId, activity: 'raffle', source: 'invited' });
    }
    const published = await client.query<Pick<Due, 'friendId' | 'inviterId'>>(FRIENDS_WITH_PROJECT);
    for (const { friendId, inviterId } of published.rows)
      await house.rewardInvite(client, inviterId, PUBLISH_POINTS, `project ${friendId}`);
  });
};
