import type { PoolClient } from 'pg';
import { randomSigns } from '#infra/server/random-signs';
import { TODAY } from '#infra/server/postgres/today';
import { COUPONS, type CouponKind, type Reward } from '#src/contract/rewards';
import type { PointsKind } from '../rules/earning';
import { movePoints } from './ledger/move-points';

/** What the activities cannot do themselves. */
export interface RewardEnds {
  /** From now, or from the end of the VIP there is. */
  readonly giveVipDays: (client: PoolClient, accountId: string, days: number) => Promise<void>;
}

const CODE_SIGNS = 12;
const newCode = (): string => randomSigns(CODE_SIGNS).replace(/(.{4})(?=.)/g, '$1-');

const giveCoupon = async (client: PoolClient, accountId: string, coupon: CouponKind, source: string) => {
  await client.query(
    `insert into coupon (account_id, kind, code, source, ends_on) values ($1, $2, $3, $4, ${TODAY} + $5::int)
     on conflict (account_id, kind, source) do nothing`,
    [accountId, coupon, newCode(), source, COUPONS[coupon].daysValid],
  );
};

interface Gift {
  readonly accountId: string;
  readonly reward: Reward;
  /** What it is given for, once. */
  readonly source: string;
  readonly kind: PointsKind;
}

/** Goods are only noted by whoever gives them: the house sends them. */
export const giveReward = async (
  client: PoolClient,
  { giveVipDays }: RewardEnds,
  { accountId, reward, source, kind }: Gift,
): Promise<void> => {
  if (reward.kind === 'points')
    await movePoints(client, { accountId, points: reward.points, kind, ref: source });
  if (reward.kind === 'vip') await giveVipDays(client, accountId, reward.days);
  if (reward.kind === 'coupon') await giveCoupon(client, accountId, reward.coupon, source);
};
