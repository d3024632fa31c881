import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { aside, choice, keyword, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { keysOf } from '#src/contract/one-of';
import { provenance, source } from '#src/contract/provenance';

export const TABS = { official: '行管指标', statistics: '行业统计' } as const;
export type Tab = keyof typeof TABS;
const FREQUENCIES = { month: '月度', quarter: '季度', year: '年度' } as const;
export const STATUSES = { firm: '已定', provisional: '暂定' } as const;

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.entries(labels) as [Key, string][];

const seriesId = z.string().check(z.minLength(1, '缺少指标编号'), z.maxLength(80, '指标编号过长'));

/** The usual one first. */
const SORTS = { tradeOrder: '指标与地区', publishedOn: '发布日', overYear: '同比' } as const;
export type Sort = keyof typeof SORTS;

export const industryList = defineList({
  route: 'industryIndexList',
  path: '/industry-index/index',
  paging: 'none',
  sorts: SORTS,
  sortsInBasis: [],
  ascending: ['tradeOrder'],
  defaults: { tab: 'official' },
  filters: [
    choice('tab', '栏目', { options: entriesOf(TABS), control: 'none', stays: true }),
    keyword('指标、发布单位或口径'),
    region(),
    choice('frequency', '频率', { options: entriesOf(FREQUENCIES), control: 'buttons' }),
    choice('status', '状态', { options: entriesOf(STATUSES), control: 'buttons' }),
    // The series whose course stands above the list.
    aside('series', seriesId),
  ],
});
export type ListView = ViewOf<typeof industryList>;
const industryFilter = z.object(industryList.query);
export type IndustryFilter = z.output<typeof industryFilter>;

/** What growth is told against. */
const base = z.object({
  /** Its first month. */
  period: z.string(),
  frequency: keysOf(FREQUENCIES),
  /** 100 of an index that says so; null where none is stated: then it is the first period there is. */
  value: z.nullable(z.number()),
});
export type Base = z.output<typeof base>;

const point = z.object({
  /** First month of the period: 2025-07 of a third quarter. */
  period: z.string(),
  low: z.number(),
  high: z.number(),
  /** The middle of both; they are the same where a value and no range was published. */
  value: z.number(),
  status: keysOf(STATUSES),
  /** Percent, from the values as they are stored; null where the other is missing. 环比, 同比, and against the base. */
  overPrevious: z.nullable(z.number()),
  overYear: z.nullable(z.number()),
  overBase: z.number(),
  /** YYYY-MM-DD */
  publishedOn: z.nullable(z.string()),
  issueNo: z.nullable(z.string()),
  /** 原文页码 */
  page: z.nullable(z.string()),
  /** What was published first, where that has been revised. */
  first: z.nullable(
    z.object({ low: z.number(), high: z.number(), reason: z.string(), revisedOn: z.string() }),
  ),
});
export type Point = z.output<typeof point>;

const industryRow = z.extend(point, {
  id: z.string(),
  tab: keysOf(TABS),
  name: z.string(),
  /** 工程类型 of an indicator, 统计类别 of a statistic. */
  kind: z.string(),
  publisher: z.string(),
  areaId: z.string(),
  areaName: z.string(),
  frequency: keysOf(FREQUENCIES),
  unit: z.string(),
  /** 口径说明 */
  scope: z.string(),
  base,
  source,
  provenance,
});
export type IndustryRow = z.output<typeof industryRow>;

const calendarRow = z.object({
  publisher: z.string(),
  areaName: z.string(),
  /** In the order of `months`; null where nobody was to publish. */
  issues: z.array(
    z.nullable(
      z.object({
        publishedOn: z.nullable(z.string()),
        issueNo: z.nullable(z.string()),
        /** Why there is none. */
        reason: z.nullable(z.string()),
      }),
    ),
  ),
});
export type CalendarRow = z.output<typeof calendarRow>;

/** Months the calendar shows. */
export const CALENDAR_MONTHS = 12;
/** Rows of one answer. */
export const MOST_ROWS = 500;

export const findIndustryCall = defineCall({
  method: 'GET',
  path: '/core/industryIndex/getIndexDatas',
  access: 'member',
  owner: 'public',
  // A page in one answer: rows, course, calendar and map.
  cost: 'heavy',
  summary: '行业管理指标与行业统计：最新一期，所选指标的各期，发布日历与地区覆盖',
  query: industryFilter,
  data: z.object({
    total: z.number(),
    /** The first of them, at most MOST_ROWS. */
    indexDatas: z.array(industryRow),
    /** The series asked for, the oldest point first. */
    chosen: z.nullable(z.object({ row: industryRow, points: z.array(point) })),
    calendar: z.object({
      /** YYYY-MM, the oldest first. */
      months: z.array(z.string()),
      rows: z.array(calendarRow),
    }),
    /** Provinces with the number of series of the tab. */
    coverage: z.array(
      z.object({ areaId: z.string(), areaName: z.string(), shortName: z.string(), n: z.number() }),
    ),
  }),
});
export type IndustryPage = DataOf<typeof findIndustryCall>;
