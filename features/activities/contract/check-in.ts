import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { isDay } from '#src/contract/fields';

const WEEK_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const checkInsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/clockExperience/getUserActivityInfo',
  access: 'member',
  owner: 'account',
  summary: '本人本周的签到、连续与累计天数',
  query: z.object({
    /** As the specification has it; who asks is read from the session. */
    globalId: z.optional(z.string()),
  }),
  data: z.object({
    weekInfoList: z.array(
      z.object({
        weekDay: z.enum(WEEK_DAYS),
        day: z.string(),
        isCheckedIn: z.boolean(),
        isMadeUp: z.boolean(),
        /** There was no account or no activity yet: nothing was missed. */
        isBefore: z.boolean(),
        isToday: z.boolean(),
      }),
    ),
    /** Days in a row, up to today or yesterday. */
    seriesTime: z.number(),
    totalTime: z.number(),
    thisMonth: z.number(),
    daysOfMonth: z.number(),
    isCheckedInToday: z.boolean(),
    /** Of the next check-in. */
    pointsNext: z.number(),
    /** That can be made up for. */
    missedDays: z.array(z.string()),
    makeUpsLeft: z.number(),
  }),
});
export type CheckIns = DataOf<typeof checkInsCall>;

export const checkInCall = defineCall({
  method: 'POST',
  path: '/pb/activity/clockExperience/doClockActivity',
  access: 'member',
  once: true,
  summary: '签到；给出过去的一天则为补签',
  body: z.object({ day: z.optional(z.string().check(z.refine(isDay, '日期不正确'))) }),
  data: z.object({ points: z.number() }),
});
