import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { ACTIVITIES } from '../rules/activities';
import { isDay } from '#src/contract/fields';
import { receiver } from '#src/contract/receiver';
import { standing } from './standing';

const PRIZE_STATES = ['given', 'unclaimed', 'claimed', 'sent', 'lapsed'] as const;
export type PrizeState = (typeof PRIZE_STATES)[number];

const drawn = z.object({
  number: z.number(),
  /** As the draw fell. */
  drawn: z.string(),
  /** What was given: another where the stock was gone, or the prize was had before. */
  given: z.string(),
  state: z.enum(PRIZE_STATES),
});
export type Drawn = z.output<typeof drawn>;

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
    prizes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** 元 */
        value: z.nullable(z.number()),
        /** Of ten thousand draws. */
        odds: z.number(),
        /** Null: without limit. */
        stock: z.nullable(z.number()),
        remaining: z.nullable(z.number()),
      }),
    ),
    today: z.object({ day: z.string(), digest: z.string() }),
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

export const drawCall = defineCall({
  method: 'POST',
  path: '/pb/activity/raffle_v2/doRaffle',
  access: 'member',
  once: true,
  summary: '抽一次；同一序号再问，答的是同一个结果',
  body: z.object({
    number: z.number().check(z.int(), z.gte(1)),
    by: z.enum(['points', 'chance'], '请选择用积分还是机会'),
  }),
  data: drawn,
});

export const drawsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getRaffleResultList',
  access: 'member',
  summary: '本人的抽奖结果，新的在前，至多 100 条',
  data: z.object({
    draws: z.array(
      z.object({
        ...drawn.shape,
        name: z.string(),
        at: z.string(),
        day: z.string(),
        claimBy: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OwnDraw = DataOf<typeof drawsCall>['draws'][number];

export const claimCall = defineCall({
  method: 'POST',
  path: '/pb/activity/raffle_v2/exchangeRafflePrize',
  access: 'member',
  once: true,
  summary: '为抽中的实物填写收件人',
  body: z.object({ number: z.number().check(z.int(), z.gte(1)), receiver }),
  data: z.nullable(z.unknown()),
});

export const proofCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getProof',
  access: 'member',
  summary: '本人一次抽奖的验证材料；当日种子次日公布',
  query: z.object({
    number: z.coerce.number().check(z.int(), z.gte(1)),
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

/** CALL-030: the specification gives no path. */
export const luckyDrawTipCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getDialogStatus',
  access: 'member',
  cost: 'light',
  summary: '登录后是否提示有抽奖机会',
  data: z.object({ chances: z.number() }),
});
