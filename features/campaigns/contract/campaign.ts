import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { prizes, seedOfDay } from '#src/contract/drawn';
import { keysOf } from '#src/contract/one-of';
import { standing } from '#src/contract/standing';

const key = keysOf(CAMPAIGNS);

/** Of every campaign alike: what is published before anybody takes part, and where the member stands. */
const info = z.object({
  key,
  standing,
  rules: z.array(z.string()),
  /** Whether this member may take part; everybody may, of whom nothing is known. */
  ifHasRight: z.boolean(),
  /** Why not. */
  refusal: z.nullable(z.string()),
  tasks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      href: z.string(),
      done: z.number(),
      times: z.number(),
      per: z.enum(['campaign', 'day']),
      /** Ready: done, and not counted yet. */
      state: z.enum(['open', 'ready', 'done']),
      /** Of a task that earns a draw of its own: whether it was drawn. */
      isDrawn: z.boolean(),
    }),
  ),
  tasksAChance: z.nullable(z.number()),
  draw: z.nullable(
    z.object({
      by: z.enum(['chance', 'daily']),
      drawsADay: z.number(),
      fallback: z.string(),
      oddsId: z.string(),
      today: seedOfDay,
      prizes,
    }),
  ),
  held: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  swapFor: z.nullable(z.number()),
  goals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      about: z.string(),
      stock: z.nullable(z.number()),
      remaining: z.nullable(z.number()),
      nextNumber: z.number(),
      /** Why it cannot be had now; null where it can. */
      refusal: z.nullable(z.string()),
    }),
  ),
  own: z.nullable(
    z.object({
      nextNumber: z.number(),
      chances: z.number(),
      leftToday: z.number(),
      /** Kinds of today's cards, in the order in which they were drawn. */
      today: z.array(z.string()),
    }),
  ),
});

const infoOf = <P extends string>(path: P, summary: string) =>
  defineCall({ method: 'GET', path, access: 'public', summary, data: info });

export const INFO_CALLS = {
  giftBoxV76: infoOf('/pb/activity/giftBoxV76/getActivityInfo', '粉丝礼盒的任务、奖品、概率与本人进度'),
  giftBoxV55: infoOf('/pb/activity/giftBoxV55/getActivityInfo', '学习礼盒的任务、奖品、概率与本人进度'),
  giftBoxV67: infoOf('/pb/activity/giftBoxV67/getActivityInfo', '彩蛋礼盒的规则与本人的彩蛋'),
  qixiGift: infoOf('/pb/activity/qixiGift/getFlipCardResult', '翻牌的概率与本人今天翻到的牌'),
  collectCard: infoOf('/pb/activity/collectCard/getCollectCardInfo', '集卡的概率与本人的卡'),
  clockExperience: infoOf('/pb/activity/clockExperience/getExperienceInfo', '打卡体验的规则与本人能否领取'),
  mysteriousTaskV72: infoOf('/pb/activity/mysteriousTaskV72/getActivityInfo', '神秘任务与本人是否有资格'),
  newUserGift: infoOf('/pb/activity/register/getRegisterRecord', '新人专享礼的任务与本人能否领取'),
} as const;
export type InfoKey = keyof typeof INFO_CALLS;
export type CampaignInfo = DataOf<(typeof INFO_CALLS)['giftBoxV76']>;

const taskId = z.string().check(z.maxLength(40));
const doneTask = z.object({ taskId: z.string(), done: z.number(), chances: z.number() });
const taskOf = <P extends string>(path: P, summary: string) =>
  defineCall({
    method: 'POST',
    path,
    access: 'member',
    owner: 'public',
    once: true,
    summary,
    body: z.object({ taskId }),
    data: doneTask,
  });

export const TASK_CALLS = {
  giftBoxV76: taskOf('/pb/activity/giftBoxV76/daTask', '登记一项已完成的任务，得一次抽奖机会'),
  mysteriousTaskV72: taskOf('/pb/activity/mysteriousTaskV72/doMysteriousTask', '登记一项已完成的神秘任务'),
  newUserGift: taskOf('/pb/activity/register/doTask', '登记一项已完成的新人任务'),
  giftBoxV55: defineCall({
    method: 'POST',
    path: '/pb/activity/giftBoxV55/countStudyClock',
    access: 'member',
    owner: 'public',
    once: true,
    summary: '登记学习打卡（doStudyClock 所记的）；满三次得一次抽奖机会',
    body: z.object({ taskId: z._default(taskId, 'studyClock') }),
    data: doneTask,
  }),
} as const;
export type TaskKey = keyof typeof TASK_CALLS;
export type DoneTask = DataOf<(typeof TASK_CALLS)['giftBoxV76']>;

export const visitStudyCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV55/visitUrl',
  access: 'member',
  once: true,
  summary: '打开学习专区，每天计一次打卡',
  query: z.object({ url: z.string().check(z.maxLength(200)) }),
  data: doneTask,
});

export const canRaffleCall = defineCall({
  method: 'GET',
  path: '/pb/activity/giftBoxV55/canRaffle',
  access: 'member',
  summary: '此刻能否抽学习礼盒，不能则为什么',
  data: z.object({ canRaffle: z.boolean(), chances: z.number(), refusal: z.nullable(z.string()) }),
});
