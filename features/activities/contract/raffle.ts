import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { ACTIVITIES } from '../rules/activities';
import { ordinalInAddress } from '#src/contract/ordinal';
import { isDay } from '#src/contract/fields';
import { claimOf, actOf, drawAnswer, drawn, number, prizes, seedOfDay } from '#src/contract/drawn';
import { standing } from './standing';

export type { DrawAnswer, Drawn } from '#src/contract/drawn';

export const raffleCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getRaffleInfo',
  access: 'public',
  summary: '抽奖的规则、奖品、概率、余量与近期中奖；登录者另有本人的机会',
  data: z.object({
    standing,
    season: z.object({ number: z.number(), endsOn: z.string() }),
    cost: z.number(),
    drawsADay: z.number(),
    oddsId: z.string(),
    fallback: z.string(),
    prizes,
    today: seedOfDay,
    winners: z.array(z.object({ name: z.string(), prize: z.string(), at: z.string() })),
    own: z.nullable(
      z.object({
        nextNumber: z.number(),
        chances: z.number(),
        totalPoints: z.number(),
        leftToday: z.number(),
      }),
    ),
  }),
});
export type Raffle = DataOf<typeof raffleCall>;

export const drawCall = actOf(
  '/pb/activity/raffle_v2/doRaffle',
  '抽一次；同一序号再问，答的是同一个结果',
  z.object({ number, by: z.enum(['points', 'chance'], '请选择用积分还是机会') }),
  drawAnswer,
);

export const drawsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getRaffleResultList',
  access: 'member',
  summary: '本人在各项活动中的抽奖结果，新的在前，至多 100 条',
  data: z.object({
    draws: z.array(
      z.object({
        ...drawn.shape,
        activity: keysOf(ACTIVITIES),
        /** Of the prize given. */
        name: z.string(),
        drawnName: z.string(),
        at: z.string(),
        day: z.string(),
        claimBy: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OwnDraw = DataOf<typeof drawsCall>['draws'][number];

export const claimCall = claimOf('/pb/activity/raffle_v2/exchangeRafflePrize');

export const proofCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getProof',
  access: 'member',
  summary: '本人一次抽奖的验证材料；当日种子次日公布',
  query: z.object({
    number: ordinalInAddress,
    activity: z._default(keysOf(ACTIVITIES), 'raffle'),
  }),
  data: z.object({
    number: z.number(),
    day: z.string(),
    message: z.string(),
    digest: z.string(),
    /** Hex; null until the day after the draw. */
    seed: z.nullable(z.string()),
    drawn: z.string(),
    given: z.string(),
    odds: z.array(z.object({ id: z.string(), name: z.string(), odds: z.number() })),
    fallback: z.string(),
    /** As it was published before the draw. */
    oddsId: z.string(),
  }),
});
export type Proof = DataOf<typeof proofCall>;

export const seedCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getSeed',
  access: 'public',
  cost: 'light',
  summary: '一天抽奖种子的摘要，次日起连同种子',
  query: z.object({ day: z.string().check(z.refine(isDay, '日期不正确')) }),
  data: z.object({ digest: z.string(), seed: z.nullable(z.string()) }),
});
