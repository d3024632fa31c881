import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import { productName } from '../../rules/products';
import { COUPONS, EXPORT_COUPON_HOURS, EXPORT_COUPON_ROWS, type CouponKind } from '#src/contract/rewards';
import { holdPoints, returnPoints } from '../ledger/move-points';

const NOT_RETURNABLE = '已寄出或已退回的订单不能退回';
const NO_COUPON = '没有这张可用的券';

const ORDERS = `
  select number, product, cost, state, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
  from product_order where account_id = $1 order by number desc limit 100`;

interface Order {
  readonly number: number;
  readonly product: string;
  readonly cost: number;
  readonly state: 'given' | 'ordered' | 'sent' | 'returned';
  readonly at: string;
}

/** Newest first. */
export const ordersOf = async (pool: Pool, accountId: string) =>
  (await pool.query<Order>(ORDERS, [accountId])).rows.map((order) => ({
    ...order,
    name: productName(order.product),
  }));

const RETURN = `
  update product_order set state = 'returned', changed_at = now()
  where account_id = $1 and number = $2 and state = 'ordered' returning product, cost`;

/** Until it is sent. The points come back and expire when they would have. */
export const returnOrder = async (client: PoolClient, accountId: string, number: number): Promise<void> => {
  await holdPoints(client, accountId);
  const { rows } = await client.query<{ product: string; cost: number }>(RETURN, [accountId, number]);
  const [order] = rows;
  if (!order) throw new ApiError(codes.conflict, NOT_RETURNABLE);
  await client.query('update product_stock set remaining = remaining + 1 where product = $1', [
    order.product,
  ]);
  const spent = { kind: 'exchange', ref: `order ${number}` } as const;
  await returnPoints(client, { accountId, points: order.cost, spent });
};

const EXTRA_LASTS = `interval '${EXPORT_COUPON_HOURS} hours'`;
const LIST = `
  select id::text, kind, code, to_char(ends_on, 'YYYY-MM-DD') as "endsOn",
    case when used_at is not null then 'used'
      when ends_on < ${TODAY} then 'lapsed' else 'open' end as state,
    case when kind = 'exportRows'
      then to_char((used_at + ${EXTRA_LASTS}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') end as "extraUntil"
  from coupon where account_id = $1 order by used_at is not null, coupon.id desc limit 200`;

interface Coupon {
  readonly id: string;
  readonly kind: CouponKind;
  readonly code: string;
  readonly endsOn: string;
  readonly state: 'open' | 'used' | 'lapsed';
  readonly extraUntil: string | null;
}

export const couponsOf = async (pool: Pool, accountId: string) =>
  (await pool.query<Coupon>(LIST, [accountId])).rows.map((coupon) => ({
    ...coupon,
    name: COUPONS[coupon.kind].name,
    about: COUPONS[coupon.kind].use,
    canUse: coupon.kind === 'exportRows' && coupon.state === 'open',
  }));

const USE = `
  update coupon set used_at = now() where account_id = $1 and id = $2 and kind = 'exportRows' and used_at is null
    and ends_on >= ${TODAY}`;

export const applyExportCoupon = async (client: PoolClient, accountId: string, id: string): Promise<void> => {
  if (!(await client.query(USE, [accountId, id])).rowCount) throw new ApiError(codes.conflict, NO_COUPON);
};

const EXTRA = `
  select count(*)::int as count from coupon
  where account_id = $1 and kind = 'exportRows' and used_at > now() - ${EXTRA_LASTS}`;

/** Rows that a member may export beyond the quota, by the coupons that still last. */
export const exportRowsByCoupon = async (pool: Pool, accountId: string): Promise<number> =>
  ((await pool.query<{ count: number }>(EXTRA, [accountId])).rows[0]?.count ?? 0) * EXPORT_COUPON_ROWS;
