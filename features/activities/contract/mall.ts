import * as z from 'zod/mini';
import { effect } from '#src/contract/drawn';
import { defineCall, type DataOf } from '#src/contract/call';
import { receiver } from '#src/contract/receiver';
import { EXPORT_COUPON_EFFECT } from '#src/contract/rewards';
import { projectId } from './reports';
import { ordinal } from '#src/contract/ordinal';

export const productsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/getProducts',
  access: 'member',
  summary: '积分商城的商品，与本人此刻能否兑换',
  data: z.object({
    totalPoints: z.number(),
    /** Of the next order. */
    nextNumber: z.number(),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        about: z.string(),
        cost: z.number(),
        limit: z.nullable(z.object({ count: z.number(), per: z.enum(['month', 'quarter']) })),
        /** Null: without limit. */
        remaining: z.nullable(z.number()),
        isSent: z.boolean(),
        /** Bought for a project that is named. */
        isReport: z.boolean(),
        /** Why it cannot be had now; null where it can. */
        refusal: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Mall = DataOf<typeof productsCall>;
export type MallProduct = Mall['products'][number];

export const exchangeCheckCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/exchangeCheck',
  access: 'member',
  owner: 'public',
  summary: '兑换前的核对：能否兑换、扣多少、剩多少',
  query: z.object({ id: z.string() }),
  data: z.object({
    refusal: z.nullable(z.string()),
    cost: z.number(),
    balanceAfter: z.number(),
    nextNumber: z.number(),
  }),
});

const ORDER_STATES = ['given', 'ordered', 'sent', 'returned'] as const;

export const exchangeCall = defineCall({
  method: 'POST',
  path: '/pb/activity/product/exchangeProduct',
  access: 'member',
  owner: 'public',
  once: true,
  summary: '兑换一件；同一序号再问，答的是同一个订单',
  body: z.object({
    id: z.string(),
    number: ordinal,
    receiver: z.optional(receiver),
    /** Of a report. */
    projectId: z.optional(projectId),
  }),
  data: z.object({ number: z.number(), product: z.string(), state: z.enum(ORDER_STATES), ...effect }),
});

export type Ordered = DataOf<typeof exchangeCall>;

export const ordersCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/getExchangeInfo',
  access: 'member',
  summary: '本人的兑换记录，新的在前，至多 100 条',
  data: z.object({
    orders: z.array(
      z.object({
        number: z.number(),
        product: z.string(),
        name: z.string(),
        cost: z.number(),
        state: z.enum(ORDER_STATES),
        at: z.string(),
      }),
    ),
  }),
});
export type Order = DataOf<typeof ordersCall>['orders'][number];

export const returnCall = defineCall({
  method: 'POST',
  path: '/pb/activity/product/returnProduct',
  access: 'member',
  once: true,
  summary: '寄出前退回，积分返还',
  body: z.object({ number: ordinal }),
  data: z.nullable(z.unknown()),
});

export const couponsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/coupon/queryUserCoupons',
  access: 'member',
  summary: '本人的券',
  data: z.object({
    coupons: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        about: z.string(),
        code: z.string(),
        endsOn: z.string(),
        state: z.enum(['open', 'used', 'lapsed']),
        /** YYYY-MM-DD HH:MM, Beijing time: the end of the day of more rows that a used one opened. */
        extraUntil: z.nullable(z.string()),
        canUse: z.boolean(),
      }),
    ),
  }),
});
export type Coupon = DataOf<typeof couponsCall>['coupons'][number];

export const consumeCouponCall = defineCall({
  method: 'POST',
  path: '/pb/activity/coupon/useCoupon',
  access: 'member',
  owner: 'account',
  once: true,
  summary: `使用一张导出券：${EXPORT_COUPON_EFFECT}`,
  body: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/, '券不存在')) }),
  data: z.nullable(z.unknown()),
});
