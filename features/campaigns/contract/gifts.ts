import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { claimOf, actOf, drawn, number, prizeState } from '#src/contract/drawn';

const drawOf = <P extends string>(path: P, summary: string) =>
  actOf(path, summary, z.object({ number }), drawn);

export const DRAW_CALLS = {
  giftBoxV55: drawOf(
    '/pb/activity/giftBoxV55/raffle',
    '用一次机会抽学习礼盒；同一序号再问，答的是同一个结果',
  ),
  qixiGift: drawOf('/pb/activity/qixiGift/flipCard', '翻一张牌；同一序号再问，答的是同一张'),
  collectCard: drawOf('/pb/activity/collectCard/clickCard', '抽一张卡；同一序号再问，答的是同一张'),
} as const;
export type NumberedDrawKey = keyof typeof DRAW_CALLS;

export const taskRaffleCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV76/raffle',
  access: 'member',
  owner: 'public',
  once: true,
  summary: '抽一项任务的粉丝礼盒；同一任务再问，答的是同一个结果',
  query: z.object({ taskId: z.string().check(z.maxLength(40)) }),
  data: drawn,
});
export type DrawKey = NumberedDrawKey | 'giftBoxV76';

const gift = z.object({ goal: z.string(), number: z.number(), name: z.string() });
export type GivenGift = z.output<typeof gift>;
const goalOf = <P extends string>(path: P, summary: string) =>
  actOf(path, summary, z.object({ goal: z.string().check(z.maxLength(40)), number }), gift);

/** By campaign and goal: those of the eggs have a call each. */
export const GOAL_CALLS = {
  eggPoints: goalOf(
    '/pb/activity/giftBoxV67/secretEasterEggPointsExchange',
    '七枚彩蛋换 88 积分；同一序号再问，答的是同一份',
  ),
  eggGift: goalOf(
    '/pb/activity/giftBoxV67/secretGiftExchange',
    '七枚彩蛋换神秘礼；同一序号再问，答的是同一份',
  ),
  qixiGift: goalOf('/pb/activity/qixiGift/exchange', '三张相同的牌换礼；同一序号再问，答的是同一份'),
  collectCard: goalOf(
    '/pb/activity/collectCard/getCardCollectProduct',
    '一套卡换礼；同一序号再问，答的是同一份',
  ),
  mysteriousTaskV72: goalOf('/pb/activity/mysteriousTaskV72/giftExchange', '神秘任务全部完成后换礼'),
  clockExperience: goalOf('/pb/activity/clockExperience/doExperienceActivity', '连续签到七天领 VIP 体验'),
  newUserGift: goalOf('/pb/activity/register/receiveGift', '领取新人专享礼'),
} as const;

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

const recordsOf = <P extends string>(path: P, summary: string) =>
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
export const RECORD_CALLS = {
  giftBoxV76: recordsOf('/pb/activity/giftBoxV76/getGiftRecord', '本人的粉丝礼盒记录'),
  giftBoxV55: recordsOf('/pb/activity/giftBoxV55/raffleRecords', '本人的学习礼盒记录'),
  giftBoxV67: recordsOf('/pb/activity/giftBoxV67/getGiftRecord', '本人的彩蛋换礼记录'),
  qixiGift: recordsOf('/pb/activity/qixiGift/raffleRecords', '本人的翻牌换礼记录'),
  collectCard: recordsOf('/pb/activity/collectCard/getGiftRecord', '本人的集卡换礼记录'),
  clockExperience: recordsOf('/pb/activity/clockExperience/getGiftRecord', '本人的打卡体验记录'),
  mysteriousTaskV72: recordsOf('/pb/activity/mysteriousTaskV72/getGiftRecord', '本人的神秘任务记录'),
  newUserGift: recordsOf('/pb/activity/register/getGiftRecord', '本人的新人专享礼记录'),
} as const;
export type GiftRecords = DataOf<(typeof RECORD_CALLS)['giftBoxV76']>;

export const CLAIM_CALLS = {
  giftBoxV76: claimOf('/pb/activity/giftBoxV76/exchange'),
  giftBoxV55: claimOf('/pb/activity/giftBoxV55/exchange'),
} as const;
export type ClaimKey = keyof typeof CLAIM_CALLS;

export const findEggCall = actOf(
  '/pb/activity/giftBoxV67/findEgg',
  '看看今天的彩蛋在不在这一页；在则收下，每天一枚',
  z.object({ place: z.enum(['commonproj', 'unitPrice', 'labor']) }),
  z.object({ state: z.enum(['found', 'had', 'none']), eggs: z.number() }),
);
export type EggSought = DataOf<typeof findEggCall>;
