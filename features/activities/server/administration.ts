import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import { audit } from '#infra/server/security/audit';
import { ACTIVITIES, type ActivityKey, type Standing } from '../rules/activities';
import { PRODUCTS } from '../rules/products';
import { PRIZES } from '#src/contract/prizes';
import { rewardWaiting } from './deeds/reward-deed';
import { activities } from './running';
import type { JobEnds } from './hourly-job';

export interface ActivityLine extends Standing {
  readonly name: string;
}

const ORDER = Object.keys(ACTIVITIES);

export const listActivities = async (pool: Pool): Promise<readonly ActivityLine[]> =>
  (await activities(pool))
    .map((one) => ({ ...one, name: ACTIVITIES[one.key].name }))
    .sort((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key));

const STATES = { start: 'running', pause: 'paused', end: 'ended' } as const;
export type ActivityStep = keyof typeof STATES;
export const isActivityStep = (text: string): text is ActivityStep => Object.hasOwn(STATES, text);

/** `why` is what members read while it is paused. What was done meanwhile is rewarded with the start. */
export const stepActivity = async (
  pool: Pool,
  key: ActivityKey,
  step: ActivityStep,
  why: string,
): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await client.query(
      `update activity set state = $2, why = $3, stopped_on = case when $2 = 'ended' then ${TODAY} end where key = $1`,
      [key, STATES[step], step === 'pause' ? why : ''],
    );
    await audit(client, { event: `activity.${step}`, object: key });
  });
  if (key === 'points' && step === 'start') await rewardWaiting(pool);
};

export interface Parcel {
  /** draw-raffle-12-3, order-12-1 */
  readonly id: string;
  readonly goods: string;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
}

const PARCELS = `
  select 'draw-' || activity || '-' || account_id || '-' || number as id, given as goods, receiver, claimed_at as at
  from draw where state = 'claimed'
  union all
  select 'order-' || account_id || '-' || number, product, receiver, at from product_order where state = 'ordered'
  order by at limit 200`;

const goodsName = (id: string): string => [...PRIZES, ...PRODUCTS].find((one) => one.id === id)?.name ?? id;

/** What waits to be sent, the oldest first. */
export const parcelsToSend = async (pool: Pool): Promise<readonly Parcel[]> => {
  const { rows } = await pool.query<{
    id: string;
    goods: string;
    receiver: { name: string; mobile: string; address: string };
  }>(PARCELS);
  return rows.map(({ id, goods, receiver }) => ({
    id,
    goods: goodsName(goods),
    ...receiver,
  }));
};

const SENT = {
  draw: `update draw set state = 'sent' where state = 'claimed' and account_id = $1 and number = $2 and activity = $3
    returning given as goods`,
  order: `update product_order set state = 'sent', changed_at = now() where state = 'ordered' and account_id = $1 and number = $2 and $3 = ''
    returning product as goods`,
};

/** Where members find it. */
const WHERE = {
  draw: '<p><a href="#/vipActivities/luckyDraw">到我的抽奖查看</a></p>',
  order: '<p><a href="#/memberActivity/pointMall">到兑换记录查看</a></p>',
};

/** Its member is told. False when there is no such parcel to send. */
export const markSent = async (pool: Pool, { tellMember }: JobEnds, id: string): Promise<boolean> => {
  const [, kind, activity = '', accountId = '', number] =
    /^(draw|order)-(?:([a-zA-Z\d]{1,40})-)?(\d{1,18})-(\d{1,9})$/.exec(id) ?? [];
  if (kind !== 'draw' && kind !== 'order') return false;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ goods: string }>(SENT[kind], [accountId, number, activity]);
    const [sent] = rows;
    if (!sent) return false;
    await tellMember(client, accountId, { title: `${goodsName(sent.goods)} 已寄出`, content: WHERE[kind] });
    await audit(client, { event: 'activity.parcel-sent', accountId, object: id });
    return true;
  });
};
