import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { codes, period } from './period';

const compared = z.object({
  /** Up to now. */
  all: z.number(),
  /** Of it what is compared. */
  now: z.number(),
  /** As long, just before. */
  before: z.number(),
});

export const overviewCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/overview',
  access: 'analyst',
  summary: '一段时间的事件、会话、会员与失败，与其前一段对比',
  query: z.object(period),
  data: z.object({
    /** The whole hour up to which the two periods are compared; null: the period is over, and is compared as a whole. */
    until: z.nullable(z.string()),
    events: compared,
    tabs: compared,
    members: compared,
    failures: compared,
    /** By the hour in up to three days, by the day beyond. */
    course: z.array(
      z.object({
        at: z.string(),
        events: z.number(),
        /** Up to `until`. */
        before: z.nullable(z.number()),
        /** The day or hour is not over. */
        isOpen: z.boolean(),
      }),
    ),
    top: z.array(z.object({ fncode: z.string(), meaning: z.string(), ...compared.shape })),
    failed: z.array(z.object({ statusCode: z.string(), slice: z.string(), events: z.number() })),
    alerts: z.array(
      z.object({
        kind: z.enum(['silent', 'unknown', 'failures', 'delay']),
        /** Its code, where it is about one. */
        about: z.string(),
        text: z.string(),
      }),
    ),
  }),
});
export type Overview = DataOf<typeof overviewCall>;
export type Compared = Overview['events'];

export const SPLITS = {
  none: '不拆分',
  section: '板块',
  fncode: '事件',
  area: '地区',
  role: '身份',
  route: '页面',
  guide: '引导',
} as const;
export type Split = keyof typeof SPLITS;

export const seriesCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/series',
  access: 'analyst',
  summary:
    '事件随时间的次数，可按板块、事件、地区、身份、页面或引导拆分；按地区时只有说到地区的事件，指明了事件码的其余归在一起',
  query: z.object({
    ...period,
    codes: z.optional(codes),
    by: z._default(z.enum(Object.keys(SPLITS) as Split[], '没有这种拆分'), 'none'),
    step: z._default(z.enum(['hour', 'day'], '步长为 hour 或 day'), 'day'),
  }),
  data: z.object({
    groups: z.array(z.object({ group: z.string(), name: z.string(), events: z.number() })),
    points: z.array(z.object({ at: z.string(), group: z.string(), events: z.number() })),
  }),
});
export type Series = DataOf<typeof seriesCall>;
