import * as z from 'zod/mini';
import { isDay } from '#src/contract/fields';
import { defineCall, type DataOf } from '#src/contract/call';
import { choice, defineFilter } from '#src/contract/listing/filter';
import { defineList, type FilterValues, type ViewOf } from '#src/contract/listing/list';

/** What an action was about; the order is the order on the screen. */
export const RECORD_KINDS = [
  ...(['page', 'section', 'search', 'mark', 'sourcing', 'login', 'rights'] as const),
  ...(['activity', 'guide', 'overlay', 'technical', 'other'] as const),
] as const;
export type Kind = (typeof RECORD_KINDS)[number];

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  page: '浏览页面',
  section: '查看指标',
  search: '搜索与筛选',
  mark: '收藏与点赞',
  sourcing: '寻源询价',
  login: '登录与账号',
  rights: '权益与试用',
  activity: '会员活动',
  guide: '使用引导',
  overlay: '弹窗与反馈',
  technical: '技术记录',
  other: '其他',
};

export const day = z.string().check(z.refine(isDay, '日期应为 2026-01-31 的形式'));

export const behaviorList = defineList({
  route: 'userBehavior',
  path: '/usercenter/behavior',
  paging: 'none',
  filters: [
    // Days are those of Shanghai, both included.
    defineFilter({
      name: 'days',
      label: '日期',
      fields: { from: z.optional(day), to: z.optional(day) },
      control: { kind: 'slot' },
      words: ({ from, to }) => {
        if (from && to) return from === to ? `${from} 当天` : `${from} 至 ${to}`;
        if (from) return `${from} 起`;
        return to && `${to} 止`;
      },
    }),
    choice('kind', '类别', {
      options: RECORD_KINDS.map((kind): [Kind, string] => [kind, KIND_LABELS[kind]]),
      control: 'slot',
      words: (label) => `“${label}”`,
    }),
  ],
});
/** Which records are meant; none of the fields means all of them. */
export type Range = FilterValues<typeof behaviorList>;
export type RangeView = ViewOf<typeof behaviorList>;
const { sort: _sort, order: _order, ...range } = behaviorList.body;
const rangeOnly = z.object(range);

const record = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(RECORD_KINDS),
  /** What was done, in plain words. */
  what: z.string(),
  /** What was noted with it: 关键词：医院，结果数：12. */
  detail: z.string(),
  fncode: z.string(),
});
export type ActionRecord = z.output<typeof record>;

export const recordsCall = defineCall({
  method: 'GET',
  path: '/pb/myData/records',
  access: 'member',
  owner: 'account',
  summary: '门户记录的本人行为，最近的在前',
  query: z.extend(rangeOnly, { cursor: z.optional(z.uuid('翻页位置不正确')) }),
  data: z.object({ records: z.array(record), next: z.nullable(z.string()) }),
});
export type RecordPage = DataOf<typeof recordsCall>;

export const overviewCall = defineCall({
  method: 'GET',
  path: '/pb/myData/overview',
  access: 'member',
  summary: '本人行为数据的条数：合计、按类别（不受类别筛选影响）、按日；以及是否已暂停记录',
  query: rangeOnly,
  data: z.object({
    total: z.number(),
    kinds: z.array(z.object({ kind: z.enum(RECORD_KINDS), count: z.number() })),
    /** Latest first, at most a year of them. */
    days: z.array(z.object({ day: z.string(), count: z.number() })),
    /** ISO 8601; null while actions are recorded. */
    pausedAt: z.nullable(z.string()),
  }),
});
export type Overview = DataOf<typeof overviewCall>;

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const exportCall = defineCall({
  method: 'GET',
  path: '/pb/myData/export',
  cost: 'heavy',
  access: 'member',
  summary: '导出本人的行为数据文件（CSV 或 JSON），含门户保存的全部字段',
  query: z.extend(rangeOnly, { format: z.enum(FORMATS, '导出格式只能是 csv 或 json') }),
  data: z.unknown(),
});

export const eraseCall = defineCall({
  method: 'POST',
  path: '/pb/myData/erase',
  access: 'member',
  once: true,
  summary: '删除本人的行为数据，分析人员的副本一并删除；给出回执',
  // A condition that is not understood and passed over would have everything deleted.
  body: z.strictObject(range, '只能按 kind、from、to 选择要删除的记录'),
  data: z.object({ receipt: z.string(), erased: z.number() }),
});
export type Erasure = DataOf<typeof eraseCall>;

export const pauseCall = defineCall({
  method: 'POST',
  path: '/pb/myData/pause',
  cost: 'write',
  access: 'member',
  summary: '暂停或恢复记录本人的行为',
  body: z.object({ paused: z.boolean('请说明暂停还是恢复') }),
  data: z.object({ pausedAt: z.nullable(z.string()) }),
});
