import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { codes, format, MOST_EXPORTED, period } from './period';

const event = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  receivedAt: z.string(),
  fncode: z.string(),
  meaning: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  role: z.nullable(z.string()),
  tab: z.nullable(z.string()),
  sequence: z.nullable(z.number()),
  route: z.nullable(z.string()),
  searchId: z.nullable(z.string()),
  guideType: z.nullable(z.string()),
  query: z.record(z.string(), z.unknown()),
});
export type EventRow = z.output<typeof event>;

const text = z.string().check(z.maxLength(64, '过长'));

const filter = {
  ...period,
  codes: z.optional(codes),
  account: z.optional(text),
  tab: z.optional(text),
  route: z.optional(text),
};

export const eventsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/events',
  access: 'analyst',
  owner: 'public',
  summary: '事件，最近的在前',
  query: z.object({
    ...filter,
    /** Of the last row that was shown. */
    before: z.optional(z.string().check(z.regex(/^[\d.]{1,20}_[\da-f-]{36}$/, '翻页位置不正确'))),
  }),
  data: z.object({ events: z.array(event), next: z.nullable(z.string()) }),
});
export type Events = DataOf<typeof eventsCall>;

export const exportEventsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/exportEvents',
  access: 'analyst',
  owner: 'public',
  cost: 'heavy',
  summary: `符合条件的事件，最近的在前，至多 ${MOST_EXPORTED.toLocaleString('en-US')} 条，CSV、NDJSON 或 Parquet 文件`,
  query: z.object({ ...filter, format }),
  data: z.unknown(),
});

export const tabsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/tabs',
  access: 'analyst',
  summary: '会话，最近开始的在前，至多 200 个',
  query: z.object({
    ...period,
    account: z.optional(text),
    /** Only those of which numbers never arrived. */
    holes: z.optional(z.enum(['only'], 'holes 为 only，或不填')),
  }),
  data: z.object({
    tabs: z.array(
      z.object({
        tab: z.string(),
        firstAt: z.string(),
        lastAt: z.string(),
        role: z.string(),
        events: z.number(),
        /** Numbers that never arrived. */
        missing: z.number(),
      }),
    ),
  }),
});
export type Tabs = DataOf<typeof tabsCall>;

export const tabCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/tab',
  access: 'analyst',
  owner: 'public',
  summary: '一个会话的全部事件，至多 2,000 个',
  query: z.object({ tab: text }),
  data: z.object({
    events: z.array(event),
    /** Ranges of numbers that never arrived, both ends included. */
    holes: z.array(z.object({ from: z.number(), to: z.number() })),
  }),
});
export type TabEvents = DataOf<typeof tabCall>;

export const LIVE_NEWS = 'stored';
export const LIVE_GAP = 'gap';
/**
 * Server-sent events: `stored` holds an array of rows, oldest first; `gap` says that more came while the line was broken
 * than is told. With `Last-Event-ID` it goes on there, and may tell some rows twice.
 */
export const liveCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/live',
  access: 'analyst',
  cost: 'light',
  summary: '刚刚收到的事件，推送',
  data: z.nullable(z.unknown()),
});
export const liveEvents = z.array(event);
