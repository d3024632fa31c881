import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { standing } from '#src/contract/standing';
import { POINTS_KINDS } from '../rules/earning';

const points = z.object({
  standing,
  totalPoints: z.number(),
  /** Those that expire next. */
  expiring: z.nullable(z.object({ points: z.number(), on: z.string() })),
  /** Towards the limit of a day. */
  earnedToday: z.number(),
  mostADay: z.number(),
});

export const pointsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/points/queryUserPoints',
  access: 'member',
  cost: 'light',
  summary: '本人的积分',
  data: points,
});

const PAGE_MAX = 1_000;
const SIZE_MAX = 100;
const counted = (max: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(max));

export const pointsRecordsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/points/queryUserPointsRecordsPage',
  access: 'member',
  summary: '本人的积分记录，新的在前',
  query: z.object({
    direction: z.optional(z.enum(['earned', 'spent'], '没有这种记录')),
    pageNo: z._default(counted(PAGE_MAX), 1),
    pageSize: z._default(counted(SIZE_MAX), 20),
  }),
  data: z.object({
    total: z.number(),
    records: z.array(
      z.object({
        id: z.string(),
        kind: keysOf(POINTS_KINDS),
        /** The activity, guide or product by its name; null where the kind says it all. */
        whatFor: z.nullable(z.string()),
        /** Below zero: spent. */
        points: z.number(),
        /** After it. */
        balance: z.number(),
        /** YYYY-MM-DD HH:MM, Asia/Shanghai. */
        at: z.string(),
      }),
    ),
  }),
});
export type PointsRecords = DataOf<typeof pointsRecordsCall>;
export type PointsRecord = PointsRecords['records'][number];
