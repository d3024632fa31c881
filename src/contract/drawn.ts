import * as z from 'zod/mini';
import { defineCall } from './call';
import { keysOf } from './one-of';
import { ordinal } from './ordinal';
import { receiver } from './receiver';

/** What became of what was won. */
export const PRIZE_STATES = {
  given: '已发放',
  unclaimed: '待领取',
  claimed: '待寄出',
  sent: '已寄出',
  lapsed: '已过期',
} as const;
export const prizeState = keysOf(PRIZE_STATES);

/** Under its number a draw or a gift is the same one, however often it is asked for. */
export const number = ordinal;

export const drawn = z.object({
  number: z.number(),
  /** As the draw fell. */
  drawn: z.string(),
  /** Another where the stock was gone, or the prize was had before. */
  given: z.string(),
  state: prizeState,
});
export type Drawn = z.output<typeof drawn>;

/** Beside the answer to what takes effect once under its number. */
export const effect = {
  /** It was there before this call, which changed nothing. */
  isFormer: z.boolean(),
  /** Days of VIP were given with it. */
  isVip: z.boolean(),
};
export const drawAnswer = z.object({ ...drawn.shape, ...effect });
export type DrawAnswer = z.output<typeof drawAnswer>;

export const prizes = z.array(
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
    /** To each member in a season. */
    isOnce: z.boolean(),
  }),
);

/** The seed of a day, of which its digest alone is told before the day is over. */
export const seedOfDay = z.object({ day: z.string(), digest: z.string() });

type Schema = z.core.$ZodType;
/** A member's own act that takes effect once. */
export const actOf = <P extends string, B extends Schema, D extends Schema>(
  path: P,
  summary: string,
  body: B,
  data: D,
) => defineCall({ method: 'POST', path, access: 'member', once: true, summary, body, data });

export const claimOf = <P extends string>(path: P) =>
  actOf(path, '为抽中的实物填写收件人', z.object({ number, receiver }), z.nullable(z.unknown()));
