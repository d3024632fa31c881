import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { period } from './period';

export const searchQualityCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/search',
  access: 'analyst',
  summary: '搜索：开始、完成、打开、失败、无结果与耗时',
  query: z.object(period),
  data: z.object({
    types: z.array(
      z.object({
        type: z.string(),
        started: z.number(),
        finished: z.number(),
        opened: z.number(),
        failed: z.number(),
        p50: z.nullable(z.number()),
        p95: z.nullable(z.number()),
      }),
    ),
    failures: z.array(z.object({ statusCode: z.string(), searches: z.number() })),
    keywords: z.array(z.object({ keyword: z.string(), searches: z.number(), empty: z.number() })),
    withoutResult: z.array(z.object({ keyword: z.string(), searches: z.number() })),
    ranks: z.array(z.object({ rank: z.number(), opened: z.number() })),
  }),
});
export type SearchQuality = DataOf<typeof searchQualityCall>;

export const guidesCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/guides',
  access: 'analyst',
  summary: '引导各步的流失、教程视频的观看时长',
  query: z.object(period),
  data: z.object({
    guides: z.array(
      z.object({
        guide: z.string(),
        started: z.number(),
        steps: z.array(z.object({ step: z.number(), tabs: z.number() })),
        completed: z.number(),
        closed: z.number(),
        rewardsFailed: z.number(),
      }),
    ),
    /** Seconds watched, by the upper end of each band. */
    watched: z.array(z.object({ upTo: z.number(), times: z.number() })),
    watchedToEnd: z.number(),
  }),
});
export type GuideUse = DataOf<typeof guidesCall>;

export const deliveryCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/delivery',
  access: 'analyst',
  cost: 'heavy',
  summary: '送达：应到、已到、重复、拒收、缺号与延迟',
  query: z.object({ from: period.from, to: period.to }),
  data: z.object({
    hours: z.array(
      z.object({
        at: z.string(),
        received: z.number(),
        stored: z.number(),
        repeated: z.number(),
        bad: z.number(),
        refused: z.number(),
      }),
    ),
    tabs: z.number(),
    tabsWithHoles: z.number(),
    expected: z.number(),
    arrived: z.number(),
    /** Drops that browsers told of. */
    reported: z.number(),
    /** ms from the browser's clock to the server's. */
    delay: z.object({
      p50: z.nullable(z.number()),
      p95: z.nullable(z.number()),
      p99: z.nullable(z.number()),
    }),
    /** Of facts whose clock is more than five minutes ahead. */
    ahead: z.number(),
  }),
});
export type Delivery = DataOf<typeof deliveryCall>;

export const catalogueCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/catalogue',
  access: 'analyst',
  summary: '事件码：含义、字段、最近出现、14 天的次数；目录之外的另列',
  data: z.object({
    facts: z.array(
      z.object({
        fncode: z.string(),
        /** Null: in no catalogue. */
        meaning: z.nullable(z.string()),
        fields: z.record(z.string(), z.string()),
        firstAt: z.nullable(z.string()),
        lastAt: z.nullable(z.string()),
        /** Of the last 14 days, today last. */
        days: z.array(z.number()),
      }),
    ),
  }),
});
export type Catalogue = DataOf<typeof catalogueCall>;

export const badEventsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/badEvents',
  access: 'analyst',
  summary: '不能入库的事件，最近的在前，至多 200 条',
  query: z.object({ from: period.from, to: period.to }),
  data: z.object({
    reasons: z.array(z.object({ reason: z.string(), fncode: z.string(), events: z.number() })),
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        reason: z.string(),
        body: z.record(z.string(), z.unknown()),
        outcome: z.nullable(z.enum(['stored', 'dismissed'])),
      }),
    ),
  }),
});
export type BadEvents = DataOf<typeof badEventsCall>;
export type BadEvent = BadEvents['events'][number];

export const settleBadEventCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/settleBadEvent',
  access: 'analyst',
  owner: 'public',
  once: true,
  summary: '改正后补入库，或不再处理',
  body: z.object({
    id: z.string().check(z.regex(/^\d{1,18}$/, '没有这条事件')),
    /** As corrected; left out: dismissed. */
    query: z.optional(z.string().check(z.maxLength(4_000, '事件内容过长'))),
    fncode: z.optional(z.string().check(z.regex(/^\d{1,12}$/, '事件码应为数字'))),
  }),
  data: z.object({ outcome: z.enum(['stored', 'dismissed']) }),
});
