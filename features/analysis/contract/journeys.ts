import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { code, codes, period } from './period';

const MOST_STEPS = 8;
const WEEK_MINUTES = 10_080;

const wholeWithin = (least: number, most: number, words: string) =>
  z.coerce.number(words).check(z.int(words), z.gte(least, words), z.lte(most, words));

export const funnelCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/funnel',
  access: 'analyst',
  cost: 'heavy',
  summary: '漏斗：依次做过各步的会话、会员或搜索',
  query: z.object({
    ...period,
    /** In their order. */
    steps: codes.check(
      z.refine(
        (text) => text.split(',').length >= 2 && text.split(',').length <= MOST_STEPS,
        `漏斗有 2 至 ${MOST_STEPS} 步`,
      ),
    ),
    /** Within how many minutes from the first step. */
    minutes: z._default(wholeWithin(1, WEEK_MINUTES, `时限应为 1 至 ${WEEK_MINUTES} 的整数（分钟）`), 60),
    who: z._default(z.enum(['tab', 'member', 'search'], '请选择会话、会员或搜索'), 'tab'),
    /** Whoever did this in between is left out. */
    without: z.optional(code),
    compare: z.optional(z.enum(['role'])),
  }),
  data: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        steps: z.array(
          z.object({
            fncode: z.string(),
            meaning: z.string(),
            count: z.number(),
            /** Seconds from the step before, of the middle one. */
            seconds: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    /** Steps whose facts say nothing of whom is counted: none of these can come to them. */
    uncounted: z.array(z.string()),
  }),
});
export type Funnel = DataOf<typeof funnelCall>;

/** In the place of a code: nothing came next, or one that is not among those of most tabs. */
export const PATH_END = '';
export const PATH_OTHERS = '*';
/** Besides the others of a step. */
export const MOST_CODES_A_STEP = 8;

export const pathsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/paths',
  access: 'analyst',
  cost: 'heavy',
  summary: '一个事件之后或之前的事件，至多七步',
  query: z.object({
    ...period,
    code,
    direction: z._default(z.enum(['after', 'before'], '方向为 after 或 before'), 'after'),
    depth: z._default(wholeWithin(1, 7, '步数应为 1 至 7 的整数'), 4),
  }),
  data: z.object({
    tabs: z.number(),
    /** From a step to the one after it. */
    links: z.array(z.object({ step: z.number(), from: z.string(), to: z.string(), tabs: z.number() })),
    meanings: z.record(z.string(), z.string()),
  }),
});
export type Paths = DataOf<typeof pathsCall>;

export const retentionCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/retention',
  access: 'analyst',
  cost: 'heavy',
  summary: '首次做过一件事的人在此后各日或各周是否再来',
  query: z.object({
    ...period,
    code: z.optional(code),
    unit: z._default(z.enum(['day', 'week'], '按日或按周'), 'day'),
    /** Their first time of all that is kept, or that of these days. */
    first: z._default(z.enum(['ever', 'period'], '首次为 ever 或 period'), 'ever'),
  }),
  data: z.object({
    /** The first day of which anything is kept. */
    since: z.nullable(z.string()),
    cohorts: z.array(
      z.object({
        /** Its first day within the period. */
        start: z.string(),
        /** A week may begin before the period, end after it, or not be over. */
        isWhole: z.boolean(),
        size: z.number(),
        /** One for each day or week up to the end of the period or today; what is to come is left out. */
        back: z.array(z.number()),
        /** Which of them is not whole. */
        open: z.nullable(z.number()),
      }),
    ),
  }),
});
export type Retention = DataOf<typeof retentionCall>;
