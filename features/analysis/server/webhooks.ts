import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { outsideUrl, Undeliverable } from '#infra/server/http/post-outside';
import type { Webhooks } from '../contract/webhooks';
import { deliverAlerts, type DeliveryPlan } from './deliver-alerts';
import { openTarget, sealPlainTargets, sealTarget, type Target } from './sealed-webhooks';

const MOST_SHOWN = 100;
const MOST = 10;
const TEST_TEXT = '这是一条试验告警';
const ADDED_BEFORE = '这个通知地址已经添加；要换密钥，请先删除';
const NOT_THERE = '没有这个通知地址';

interface Stamped {
  readonly at: Date;
}
const dated = <Row extends Stamped>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

export const webhooksOf = async (pool: Pool, isAdmin: boolean): Promise<Webhooks> => {
  const [webhooks, deliveries] = await Promise.all([
    pool.query<Stamped & Omit<Webhooks['webhooks'][number], 'at'>>(
      `select w.id::text as id, w.host, a.username as by, w.set_at as at
       from alert_webhook as w left join account as a on a.id = w.set_by order by w.id`,
    ),
    pool.query<Stamped & Omit<Webhooks['deliveries'][number], 'at'>>(
      `select d.id::text as id, w.id::text as "webhookId", w.host, d.kind, d.text, d.state, d.attempts, d.outcome, d.created_at as at
       from alert_delivery as d join alert_webhook as w on w.id = d.webhook_id order by d.id desc limit ${MOST_SHOWN}`,
    ),
  ]);
  return { isAdmin, webhooks: webhooks.rows.map(dated), deliveries: deliveries.rows.map(dated) };
};

/** @throws ApiError where nothing would be sent to such an address, it is there already, or there are enough. */
export const addWebhook = async (
  client: PoolClient,
  accountId: string,
  target: Target,
  { sealing, allowsPrivate }: Omit<DeliveryPlan, 'pool'>,
): Promise<void> => {
  try {
    outsideUrl(target.url, { allowsPrivate });
  } catch (error) {
    throw error instanceof Undeliverable ? new ApiError(codes.badRequest, error.message) : error;
  }
  // One after another, so that the number holds.
  await client.query('lock table alert_webhook in share row exclusive mode');
  await sealPlainTargets(client, sealing);
  const { rows } = await client.query<{ id: string; sealed: Buffer }>(
    'select id::text as id, sealed from alert_webhook',
  );
  if (rows.length >= MOST) throw new ApiError(codes.conflict, `至多 ${MOST} 个通知地址`);
  const { href } = new URL(target.url);
  const isSame = ({ id, sealed }: { id: string; sealed: Buffer }) => {
    const before = openTarget(sealing, id, sealed);
    return before !== undefined && new URL(before.url).href === href;
  };
  if (rows.some(isSame)) throw new ApiError(codes.conflict, ADDED_BEFORE);
  const { rows: numbers } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('alert_webhook', 'id'))::text as id`,
  );
  const id = numbers[0]?.id ?? '';
  await client.query(
    'insert into alert_webhook (id, host, sealed, set_by) overriding system value values ($1, $2, $3, $4)',
    [id, new URL(target.url).host, sealTarget(sealing, id, target), accountId],
  );
};

export const removeWebhook = async (client: PoolClient, id: string): Promise<void> => {
  const { rowCount } = await client.query('delete from alert_webhook where id = $1', [id]);
  if (!rowCount) throw new ApiError(codes.notFound, NOT_THERE);
};

/** One attempt, at once; it stands in the log like any other. */
export const testWebhook = async (plan: DeliveryPlan, id: string) => {
  const { rows } = await plan.pool.query<{ id: string }>(
    `insert into alert_delivery (webhook_id, kind, about, text)
     select id, 'test', '', $2 from alert_webhook where id = $1 returning id::text as id`,
    [id, TEST_TEXT],
  );
  const delivery = rows[0]?.id;
  if (delivery === undefined) throw new ApiError(codes.notFound, NOT_THERE);
  const [result] = await deliverAlerts(plan, delivery);
  // The job of another server was quicker.
  return result ?? { isDelivered: false, outcome: '正在投递，请稍后刷新' };
};
