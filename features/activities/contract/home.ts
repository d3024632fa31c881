import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { standing } from './standing';

export const activitiesCall = defineCall({
  method: 'GET',
  path: '/pb/activity/getActivities',
  access: 'public',
  summary: '会员活动与各自的状态；登录者另有本人今天的进度',
  data: z.object({
    activities: z.array(standing),
    own: z.nullable(
      z.object({
        totalPoints: z.number(),
        earnedToday: z.number(),
        mostADay: z.number(),
        isCheckedInToday: z.boolean(),
        chances: z.number(),
        /** Times that each kind of deed was rewarded, within the day or month that its limit counts. */
        done: z.record(z.string(), z.number()),
        /** Times that were not rewarded yet, as points are paused. */
        waiting: z.record(z.string(), z.number()),
      }),
    ),
  }),
});
export type Activities = DataOf<typeof activitiesCall>;
