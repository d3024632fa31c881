import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { TODAY } from '#infra/server/postgres/today';
import { audit } from '#infra/server/security/audit';
import { COUPONS, type CouponKind, type CouponState } from '#src/contract/rewards';

export interface CouponToRedeem {
  readonly name: string;
  readonly username: string;
  readonly endsOn: string;
  readonly state: CouponState;
  /** On the member's own page alone. */
  readonly isOwnUse: boolean;
}

const REDEEMABLE = `
  select coupon.kind, username, to_char(ends_on, 'YYYY-MM-DD') as "endsOn",
    case when used_at is not null then 'used' when ends_on < ${TODAY} then 'lapsed' else 'open' end as state
  from coupon join account on account.id = account_id where code = $1`;

/** As it was given: four signs apart, in capitals. */
const written = (code: string): string =>
  code
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Of a code that is shown to the house, typed in either case. */
export const couponByCode = async (
  client: Pool | PoolClient,
  code: string,
): Promise<CouponToRedeem | undefined> => {
  const { rows } = await client.query<Omit<CouponToRedeem, 'name'> & { kind: CouponKind }>(REDEEMABLE, [
    written(code),
  ]);
  return rows.map(({ kind, ...coupon }) => ({
    ...coupon,
    name: COUPONS[kind].name,
    isOwnUse: kind === 'exportRows',
  }))[0];
};

/** Takes it, once. Gives the coupon as it was before. */
export const redeemCoupon = (pool: Pool, code: string): Promise<CouponToRedeem | undefined> =>
  inTransaction(pool, async (client) => {
    await client.query('select from coupon where code = $1 for update', [written(code)]);
    const coupon = await couponByCode(client, code);
    if (coupon?.state !== 'open' || coupon.isOwnUse) return coupon;
    await client.query('update coupon set used_at = now() where code = $1', [written(code)]);
    await audit(client, { event: 'coupon.redeemed', object: written(code) });
    return coupon;
  });
