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
  /** Where what is collected may lie, if it lies anywhere. */
  foundAt: z.array(z.object({ name: z.string(), href: z.string() })),
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
      /** What was drawn or found today, in the order in which it came; of a card its place, where it was told. */
      today: z.array(z.object({ kind: z.string(), place: z.nullable(z.number()) })),
    }),
  ),
});

export const infoOf = <P extends string>(path: P, summary: string) =>
  defineCall({ method: 'GET', path, access: 'public', summary, data: info });
export type CampaignInfo = DataOf<ReturnType<typeof infoOf>>;

const taskId = z.string().check(z.maxLength(40));
const doneTask = z.object({ taskId: z.string(), done: z.number(), chances: z.number() });
export const taskOf = <P extends string>(path: P, summary: string) =>
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
export type DoneTask = DataOf<ReturnType<typeof taskOf>>;

export const studyClockCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV55/countStudyClock',
  access: 'member',
  owner: 'public',
  once: true,
  summary: '登记学习打卡（doStudyClock 所记的）；满三次得一次抽奖机会',
  body: z.object({ taskId: z._default(taskId, 'studyClock') }),
  data: doneTask,
});

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
