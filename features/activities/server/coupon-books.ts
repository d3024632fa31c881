import { PRIZES } from '#src/contract/prizes';
import type { ActivityKey } from '../rules/activities';
import { PRODUCTS } from '../rules/products';
import { check } from './book-check';

/** What a coupon may have been given for, and the coupon that is due: null also of what is offered no more. */
const CAUSES = `
  select d.activity, d.account_id, d.activity || ' ' || d.number as source, d.given as name, prize.coupon as due
  from draw d left join unnest($1::text[], $2::text[]) as prize (id, coupon) on prize.id = d.given
  union all
  select 'mall', o.account_id, 'order ' || o.number, o.product, product.coupon
  from product_order o left join unnest($3::text[], $4::text[]) as product (id, coupon) on product.id = o.product
  union all
  select g.activity, g.account_id, g.activity || ' ' || g.goal || ' ' || g.number, g.name, g.coupon
  from activity_gift g`;
const WITHOUT_COUPON = `
  select activity, account_id::text as account, source, name from (${CAUSES}) as cause
  where due is not null and not exists (
    select from coupon c where c.account_id = cause.account_id and c.kind = due and c.source = cause.source) limit 20`;
const WITHOUT_CAUSE = `
  select c.account_id::text as account, c.kind, c.source from coupon c
  where not exists (
    select from (${CAUSES}) as cause
    where cause.account_id = c.account_id and cause.source = c.source and coalesce(cause.due, c.kind) = c.kind) limit 20`;

const couponOf = ({ reward }: { readonly reward: (typeof PRODUCTS)[number]['reward'] }) =>
  reward.kind === 'coupon' ? reward.coupon : null;
const VALUES = [PRIZES, PRODUCTS].flatMap((given) => [given.map(({ id }) => id), given.map(couponOf)]);

export const COUPON_CHECKS = [
  check<{ activity: ActivityKey; account: string; source: string; name: string }>({
    sql: WITHOUT_COUPON,
    values: VALUES,
    faultOf: ({ activity, account, source, name }) => ({
      activity,
      text: `会员 ${account} 的 ${name}（${source}）没有发券`,
    }),
  }),
  check<{ account: string; kind: string; source: string }>({
    sql: WITHOUT_CAUSE,
    values: VALUES,
    faultOf: ({ account, kind, source }) => ({
      activity: 'mall',
      text: `会员 ${account} 的券 ${kind}（${source}）没有对应的抽奖、订单或赠礼`,
    }),
  }),
];
