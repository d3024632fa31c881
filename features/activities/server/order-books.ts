import { check } from './book-check';

const PRODUCTS = `
  select product, total - remaining as taken,
    (select count(*) from product_order o where o.product = s.product and o.state <> 'returned')::int as ordered
  from product_stock s where total - remaining <>
    (select count(*) from product_order o where o.product = s.product and o.state <> 'returned') limit 20`;

const PAYMENT = `
  from product_order o
  left join points_holder h on h.account_id = o.account_id`;
/** Order by order what was paid for it. */
const UNPAID = `
  select o.account_id::text as account, o.number, o.product, o.cost, coalesce(m.points, 0) as paid ${PAYMENT}
  left join points_movement m on m.from_holder = h.id and m.kind = 'exchange' and m.ref = 'order ' || o.number
  where coalesce(m.points, 0) <> o.cost limit 20`;
const RETURNED = `
  select o.account_id::text as account, o.number, o.product,
    case when o.state = 'returned' then o.cost else 0 end as due, coalesce(m.points, 0) as returned ${PAYMENT}
  left join points_movement m on m.to_holder = h.id and m.kind = 'returned' and m.ref = 'order ' || o.number
  where coalesce(m.points, 0) <> case when o.state = 'returned' then o.cost else 0 end limit 20`;
const NEVER_ORDERED = `
  select h.account_id::text as account, m.ref, m.points::int from points_movement m
  join points_holder h on h.id in (m.from_holder, m.to_holder) and h.account_id is not null
  where m.kind in ('exchange', 'returned') and not exists (
    select from product_order o where o.account_id = h.account_id and 'order ' || o.number = m.ref) limit 20`;

interface OrderRow {
  readonly account: string;
  readonly number: number;
  readonly product: string;
}

export const ORDER_CHECKS = [
  check<{ product: string; taken: number; ordered: number }>({
    sql: PRODUCTS,
    faultOf: ({ product, taken, ordered }) => ({
      activity: 'mall',
      text: `${product} 出库 ${taken}，订单 ${ordered}`,
    }),
  }),
  check<OrderRow & { cost: number; paid: number }>({
    sql: UNPAID,
    faultOf: ({ account, number, product, cost, paid }) => ({
      activity: 'mall',
      text: `会员 ${account} 的第 ${number} 个订单（${product}）应扣 ${cost} 积分，扣了 ${paid}`,
    }),
  }),
  check<OrderRow & { due: number; returned: number }>({
    sql: RETURNED,
    faultOf: ({ account, number, product, due, returned }) => ({
      activity: 'mall',
      text: `会员 ${account} 的第 ${number} 个订单（${product}）应退 ${due} 积分，退了 ${returned}`,
    }),
  }),
  check<{ account: string; ref: string; points: number }>({
    sql: NEVER_ORDERED,
    faultOf: ({ account, ref, points }) => ({
      activity: 'mall',
      text: `会员 ${account} 的兑换流水 ${points} 积分（${ref}）没有对应的订单`,
    }),
  }),
];
