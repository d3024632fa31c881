import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { actOf, drawAnswer, effect, number, prizeState } from '#src/contract/drawn';

export const CARDS_ON_BOARD = 9;
/** Of the cards that lie there face down, the one that was turned: what it shows does not depend on it. */
const place = z
  .number('没有这张牌')
  .check(z.int('没有这张牌'), z.gte(1, '没有这张牌'), z.lte(CARDS_ON_BOARD, '没有这张牌'));

export const drawOf = <P extends string>(path: P, summary: string) =>
  actOf(path, summary, z.object({ number, place: z.optional(place) }), drawAnswer);

export const taskRaffleCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV76/raffle',
  access: 'member',
  owner: 'public',
  once: true,
  summary: '抽一项任务的粉丝礼盒；同一任务再问，答的是同一个结果',
  query: z.object({ taskId: z.string().check(z.maxLength(40)) }),
  data: drawAnswer,
});

const gift = z.object({ goal: z.string(), number: z.number(), name: z.string(), ...effect });
export type GivenGift = z.output<typeof gift>;
export const goalOf = <P extends string>(path: P, summary: string) =>
  actOf(path, summary, z.object({ goal: z.string().check(z.maxLength(40)), number }), gift);

/** The gift of today's three alike, whichever it is. */
export const flipRaffleCall = defineCall({
  method: 'POST',
  path: '/pb/activity/qixiGift/raffle',
  access: 'member',
  once: true,
  summary: '领取今天三张相同的礼，不论是哪一种',
  data: gift,
});

export const swapCall = actOf(
  '/pb/activity/collectCard/swapCards',
  '三张相同的卡换一张其他的卡；同一序号再问，答的是同一次',
  z.object({ from: z.string(), to: z.string(), number }),
  gift,
);

export const recordsOf = <P extends string>(path: P, summary: string) =>
  defineCall({
    method: 'GET',
    path,
    access: 'member',
    summary,
    data: z.object({
      records: z.array(
        z.object({
          id: z.string(),
          /** Null: no draw. */
          number: z.nullable(z.number()),
          name: z.string(),
          at: z.string(),
          state: prizeState,
          claimBy: z.nullable(z.string()),
        }),
      ),
    }),
  });
export type GiftRecords = DataOf<ReturnType<typeof recordsOf>>;

export const findEggCall = actOf(
  '/pb/activity/giftBoxV67/findEgg',
  '看看今天的彩蛋在不在这一页；在则收下，每天一枚',
  z.object({ place: z.enum(['commonproj', 'unitPrice', 'labor']) }),
  z.object({ state: z.enum(['found', 'had', 'none']), eggs: z.number() }),
);
export type EggSought = DataOf<typeof findEggCall>;
