import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { standing } from '#src/contract/standing';

const team = z.object({
  standing,
  rules: z.array(z.string()),
  size: z.number(),
  points: z.number(),
  team: z.nullable(
    z.object({
      urlId: z.string(),
      url: z.string(),
      isInvitor: z.boolean(),
      /** Names by their first and last sign alone. */
      members: z.array(z.string()),
      endsAt: z.string(),
      state: z.enum(['open', 'full', 'over']),
      isRewarded: z.boolean(),
    }),
  ),
});
export type TeamInfo = DataOf<typeof teamCall>;
const url = z.string().check(z.regex(/^[A-Z2-9]{10}$/, '组队链接不正确'));

export const teamCall = defineCall({
  method: 'GET',
  path: '/pb/activity/giftBoxV61/getTeamInfo',
  access: 'public',
  summary: '组队的规则与本人本季的队伍；可只问作为发起人或受邀人的',
  query: z.object({ isInvitor: z.optional(z.enum(['true', 'false'])) }),
  data: team,
});

export const teamUrlCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV61/getTeamUpUrl',
  access: 'member',
  once: true,
  summary: '发起组队，给出链接；已发起的给出原来的',
  data: z.object({ urlId: z.string(), url: z.string(), endsAt: z.string() }),
});

export const joinTeamCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV61/visitTeamUrl',
  access: 'member',
  owner: 'holder',
  once: true,
  summary: '凭链接加入队伍；已在队中的不变',
  query: z.object({ url }),
  data: z.object({ urlId: z.string(), count: z.number() }),
});

export const teamRewardCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV61/getTeamReward',
  access: 'member',
  owner: 'account',
  once: true,
  summary: '领取满员队伍的奖励，每人每季一次',
  query: z.object({ urlId: z.string().check(z.regex(/^\d{1,18}$/, '队伍不存在')) }),
  data: z.object({ points: z.number() }),
});
