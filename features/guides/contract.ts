import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { GUIDES } from '#src/contract/deeds';

export { GUIDES, type GuideType } from '#src/contract/deeds';

/** One more draw for a completed guide, once for each guide and account. */
export const updateRaffleTimesCall = defineCall({
  method: 'POST',
  path: '/pb/activity/guide/updateRaffleTimes',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '完成引导，更新抽奖次数',
  body: z.object({
    guideCode: z.enum(GUIDES),
    /** Sent as the specification says; whose guide it was is said by the session alone. */
    globalId: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    /** False where the guide was completed before: nothing is given twice. */
    isFirst: z.boolean(),
    completedAt: z.string(),
    /** Guides that the member has completed by now. */
    completed: z.number(),
    /** This time; nothing where the guide was completed before, or while points are paused. */
    earned: z.object({ points: z.number(), chances: z.number() }),
  }),
});
export type GuideReward = DataOf<typeof updateRaffleTimesCall>;
