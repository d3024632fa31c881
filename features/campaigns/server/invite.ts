import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { MASKED_USERNAME } from '#infra/server/postgres/masked-username';
import type { Invitation, Invites } from '../contract/invite';
import {
  ADDRESS_HOURS,
  FRIENDS_AN_ADDRESS,
  INVITE,
  INVITER_POINTS,
  NEW_WITHIN_HOURS,
  PAYING_POINTS,
  PENDING_DAYS,
  WITHIN_DAYS,
  PUBLISH_POINTS,
} from '../rules/invite';
import type { Reason } from '../rules/reasons';
import type { ActivityEngine } from './engine';
import { newSecretUrl } from './secret-url';

export const NO_INVITER = '邀请链接不存在';
export const OWN_LINK = '不能邀请自己';
export const NOT_NEW = '只有新注册的会员可以登记邀请人';
const KEY = INVITE.key;

type State = Invites['friends'][number]['state'];

const LINK = `
  insert into invite_link (account_id, url) values ($1, $2)
  on conflict (account_id) do update set account_id = excluded.account_id returning url`;
const INVITER = `
  select account.id::text as id, ${MASKED_USERNAME} as name from invite_link join account on account.id = account_id where url = $1`;
const FORMER = `
  select ${MASKED_USERNAME} as name, state from invitation join account on account.id = inviter_id where friend_id = $1`;
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

/** As `inet`: an address, of IPv6 the network that one home or office holds. */
const placeOf = (ip: string): string => {
  const network = networkOf(ip);
  return network.includes(':') ? `${network}::/64` : network;
};

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
  const { rows } = await client.query<{ friends: number }>(SAME_ADDRESS, [placeOf(ip)]);
  return (rows[0]?.friends ?? 0) + 1 >= FRIENDS_AN_ADDRESS
    ? { state: 'review', reason: 'address' }
    : { state: 'pending', reason: null };
};

/** Of an address that is nobody's, the inviter is null. */
export const invitationOf = async (
  pool: Pool,
  engine: ActivityEngine,
  url: string,
  accountId: string | undefined,
): Promise<Invitation> => {
  const { state, why, startsOn, endsOn } = await engine.standing(pool, KEY);
  const [inviter] = (await pool.query<{ id: string; name: string }>(INVITER, [url])).rows;
  return {
    standing: { state, why, startsOn, endsOn },
    inviter: inviter?.name ?? null,
    isOwn: inviter !== undefined && inviter.id === accountId,
  };
};

/** A new member names who invited them, once for good. */
export const visitInvite = async (client: PoolClient, engine: ActivityEngine, visit: Visit) => {
  const { accountId, device, ip, url } = visit;
  // One after the other: of friends who come at once, each is judged by those before it. Before any row is held, which
  // the one who is waited for may need.
  await client.query(`select pg_advisory_xact_lock(hashtext('invitation'))`);
  await engine.hold(client, accountId);
  const former = await client.query<{ name: string; state: State }>(FORMER, [accountId]);
  if (former.rows[0]) return { inviter: former.rows[0].name, state: former.rows[0].state };
  await engine.running(client, KEY);
  const { rows } = await client.query<{ id: string; name: string }>(INVITER, [url]);
  const [inviter] = rows;
  if (!inviter) throw new ApiError(codes.notFound, NO_INVITER);
  if (inviter.id === accountId) throw new ApiError(codes.conflict, OWN_LINK);
  const { rows: own } = await client.query<{ isNew: boolean }>(IS_NEW, [accountId]);
  if (!own[0]?.isNew) throw new ApiError(codes.conflict, NOT_NEW);
  const { state, reason } = await judge(client, visit, inviter.id);
  await client.query(KEEP, [accountId, inviter.id, device ?? null, placeOf(ip), state, reason]);
  return { inviter: inviter.name, state };
};

const FRIENDS = `
  select ${MASKED_USERNAME} as name, to_char(invitation.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, state, reason,
    (case when state = 'released' then ${INVITER_POINTS} else 0 end
      + case when publish_rewarded_at is not null then ${PUBLISH_POINTS} else 0 end
      + case when payment_rewarded_at is not null then ${PAYING_POINTS} else 0 end)::int as points,
    to_char(day + ${PENDING_DAYS}, 'YYYY-MM-DD') as "releasesOn"
  from invitation join account on account.id = friend_id where inviter_id = $1 order by invitation.at desc limit 200`;
const INVITED = `
  select ${MASKED_USERNAME} as inviter, state, reason, friend_rewarded_at is not null as "isRewarded",
    to_char(day, 'YYYY-MM-DD') as "from", to_char(day + ${WITHIN_DAYS} - 1, 'YYYY-MM-DD') as "activeUpTo",
    to_char(day + ${PENDING_DAYS}, 'YYYY-MM-DD') as "releasesOn",
    (select coalesce(friend.mobile, '') <> '' from account friend where friend.id = friend_id) as "hasMobile"
  from invitation join account on account.id = inviter_id where friend_id = $1`;
const URL = 'select url from invite_link where account_id = $1';

type Invited = NonNullable<Invites['invited']>;

const invitedOf = async (pool: Pool, engine: ActivityEngine, accountId: string): Promise<Invited | null> => {
  const { rows } = await pool.query<Omit<Invited, 'activeDays' | 'hasGuide'> & { from: string }>(INVITED, [
    accountId,
  ]);
  if (!rows[0]) return null;
  const { from, ...invited } = rows[0];
  return {
    ...invited,
    activeDays: await engine.activeDays(pool, accountId, from, invited.activeUpTo),
    hasGuide: (await engine.timesOf(pool, { accountId, deed: 'guideCompleted' })) > 0,
  };
};

export const invitesOf = async (pool: Pool, engine: ActivityEngine, accountId: string): Promise<Invites> => {
  const { state, why, startsOn, endsOn } = await engine.standing(pool, KEY);
  const link = await pool.query<{ url: string }>(URL, [accountId]);
  const { rows: friends } = await pool.query<Invites['friends'][number]>(FRIENDS, [accountId]);
  return {
    standing: { state, why, startsOn, endsOn },
    rules: [...INVITE.rules],
    url: link.rows[0]?.url ?? null,
    points: friends.reduce((sum, { points }) => sum + points, 0),
    invited: await invitedOf(pool, engine, accountId),
    friends,
  };
};
