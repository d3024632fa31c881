import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { postOutside, Undeliverable } from '#infra/server/http/post-outside';
import type { Sealing } from '#infra/server/security/sealing';
import { openTarget, sealPlainTargets } from './sealed-webhooks';

export interface DeliveryPlan {
  readonly pool: Pool;
  readonly sealing: Sealing;
  /** Plain http and private networks, too. */
  readonly allowsPrivate: boolean;
}

/** Minutes until the next attempt; after the last of them it is given up. */
const AGAIN_MINUTES = [1, 5, 30, 120, 360] as const;
const TIMEOUT_MS = 5_000;
/** Whoever took it and was killed has it no longer than this. */
const LEASE_S = 60;
const AT_ONCE = 20;
const SEALED_OTHERWISE = '地址与密钥是用另一个 KEY_SECRET 加密的，请删除后重新添加';

interface Due {
  readonly id: string;
  readonly webhook: string;
  readonly sealed: Buffer;
  readonly kind: string;
  readonly about: string;
  readonly text: string;
  readonly at: Date;
  readonly attempts: number;
}

/** Every server of a database may deliver; each delivery is taken by one of them. */
const TAKE = `
  with due as (
    select id from alert_delivery where state = 'waiting' and due_at <= now() and ($1::bigint is null or id = $1)
    order by due_at limit ${AT_ONCE} for update skip locked
  )
  update alert_delivery as d set attempts = attempts + 1, due_at = now() + interval '${LEASE_S} seconds'
  from due, alert_webhook as w where d.id = due.id and w.id = d.webhook_id
  returning d.id::text as id, w.id::text as webhook, w.sealed, d.kind, d.about, d.text, d.created_at as at, d.attempts`;

/** Whoever has the secret can tell that it came from here, and when: `t` and the body, joined by a point. */
export const signatureOf = (secret: string, second: number, body: string): string =>
  `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;

const attempt = async (
  { sealing, allowsPrivate }: DeliveryPlan,
  due: Due,
): Promise<{ isDelivered: boolean; outcome: string }> => {
  const target = openTarget(sealing, due.webhook, due.sealed);
  if (!target) return { isDelivered: false, outcome: SEALED_OTHERWISE };
  const { id, kind, about, text, at } = due;
  const body = JSON.stringify({ id, kind, code: about, text, at: at.toISOString() });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'zaojia-portal',
    'x-alert-id': id,
    'x-alert-signature': signatureOf(target.secret, Math.floor(Date.now() / 1_000), body),
  };
  try {
    const status = await postOutside(target.url, { headers, body }, { allowsPrivate, timeoutMs: TIMEOUT_MS });
    return { isDelivered: status >= 200 && status < 300, outcome: `状态码 ${status}` };
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    return { isDelivered: false, outcome: error.message };
  }
};

const settle = async (plan: DeliveryPlan, due: Due) => {
  const result = await attempt(plan, due);
  const minutes = AGAIN_MINUTES[due.attempts - 1];
  const failed = due.kind === 'test' || minutes === undefined ? 'failed' : 'waiting';
  await plan.pool.query(
    `update alert_delivery set state = $2, outcome = $3, due_at = now() + make_interval(mins => $4) where id = $1`,
    [due.id, result.isDelivered ? 'delivered' : failed, result.outcome, minutes ?? 0],
  );
  return result;
};

/** Makes the attempts that are due, or that of one delivery; gives how they went. */
export const deliverAlerts = async (plan: DeliveryPlan, id: string | null = null) => {
  await sealPlainTargets(plan.pool, plan.sealing);
  const { rows } = await plan.pool.query<Due>(TAKE, [id]);
  return Promise.all(rows.map((due) => settle(plan, due)));
};
