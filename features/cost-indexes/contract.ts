import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { month } from '#src/contract/fields';
import { choice, defineFilter, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { provenance, source } from '#src/contract/provenance';

export const CATEGORIES = ['综合', '单项', '人工', '材料', '机械'] as const;
export const FREQUENCIES = { month: '月', quarter: '季', year: '年' } as const;
export const FREQUENCY_LABELS = { month: '月度', quarter: '季度', year: '年度' } as const;
export const POINT_STATUSES = { firm: '已定', provisional: '暂定', forecast: '预测' } as const;

const frequency = z.enum(['month', 'quarter', 'year']);

/** A month's value; changes in percent against the month and the year before, null where that one is missing. */
const indexPoint = z.object({
  /** YYYY-MM */
  period: z.string(),
  value: z.number(),
  monthOverMonth: z.nullable(z.number()),
  yearOverYear: z.nullable(z.number()),
  status: z.enum(['firm', 'provisional', 'forecast']),
  revision: z.number(),
});
export type IndexPoint = z.output<typeof indexPoint>;

const indexSeries = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  /** 钢材, 住宅; null where the category is not divided. */
  item: z.nullable(z.string()),
  areaId: z.string(),
  frequency,
  /** YYYY-MM that is 100; null for series of prices. */
  basePeriod: z.nullable(z.string()),
  unit: z.string(),
  method: z.string(),
  publisher: z.string(),
  /** Percent by component, adding up to 100. */
  weights: z.nullable(z.record(z.string(), z.number())),
  source,
});
export type IndexSeries = z.output<typeof indexSeries>;

const seriesId = z.string().check(z.minLength(1, '缺少指数编号'), z.maxLength(64, '指数编号过长'));

/** Series of prices have no month that is 100. */
export const NO_BASE = 'none';
export const baseLabel = (base: string): string => (base === NO_BASE ? '价格（无基期）' : `${base} = 100`);
/** Regions one chart sets side by side, the series' own included. */
export const MOST_REGIONS = 5;

const placed = { areaName: z.string() };

/** YYYY-MM by whose end the next period should have come out; absent while it is not overdue. */
const overdueSince = z.optional(z.string());

const card = z.extend(
  z.pick(indexSeries, {
    id: true,
    name: true,
    category: true,
    item: true,
    areaId: true,
    frequency: true,
    basePeriod: true,
    unit: true,
    method: true,
    publisher: true,
    source: true,
  }),
  {
    ...placed,
    ...z.omit(indexPoint, { revision: true }).shape,
    /** Newest 24 months, quarters or years; oldest first, without forecasts. */
    spark: z.array(z.number()),
    overdueSince,
  },
);
export type IndexCard = z.output<typeof card>;

const counted = <Value extends z.core.$ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number() }));

/** YYYY-MM that is 100, or `none` for series of prices. */
const baseFilter = defineFilter({
  name: 'base',
  label: '基期',
  fields: { base: z.optional(z.union([month, z.literal(NO_BASE)], '基期应写作 2020-01 的形式')) },
  control: { kind: 'slot' },
  words: ({ base }) => base && baseLabel(base),
});

export const indexList = defineList({
  route: 'projectCostList',
  path: '/projectCost/index',
  paging: 'none',
  filters: [
    region(),
    choice('category', '类别', {
      options: CATEGORIES.map((name): [typeof name, string] => [name, name]),
      control: 'buttons',
    }),
    choice('frequency', '频率', {
      options: Object.entries(FREQUENCY_LABELS) as [keyof typeof FREQUENCY_LABELS, string][],
      control: 'slot',
    }),
    baseFilter,
  ],
});
export type ListView = ViewOf<typeof indexList>;

const { sort: _sort, order: _order, ...filterFields } = indexList.query;
const indexFilter = z.object(filterFields);
export type IndexFilter = z.output<typeof indexFilter>;

export const baseInfoCall = defineCall({
  method: 'GET',
  path: '/projectCost/baseInfo',
  access: 'member',
  summary: '工程造价指数列表：类别、筛选项与各序列的最新值',
  query: indexFilter,
  data: z.object({
    /** What there is in the region, whatever else is chosen. */
    categories: counted(z.enum(CATEGORIES)),
    frequencies: counted(frequency),
    bases: counted(z.string()),
    rows: z.array(card),
    /** The country and the provinces that have series. */
    areaIds: z.array(z.string()),
    /** Nationwide series of what the region has none of; empty for the whole country. */
    substitutes: z.array(card),
  }),
});
export type IndexList = DataOf<typeof baseInfoCall>;

export const viewTokenCall = defineCall({
  method: 'GET',
  path: '/projectCost/getViewToken',
  access: 'member',
  owner: 'public',
  summary: '查看一条指数的凭证，十分钟内有效，只对本账号和这条指数有效',
  query: z.object({ id: seriesId }),
  data: z.object({ viewToken: z.string(), lifeMs: z.number() }),
});

const revision = z.object({
  /** YYYY-MM that was revised. */
  period: z.string(),
  revision: z.number(),
  before: z.number(),
  after: z.number(),
  reason: z.string(),
  /** YYYY-MM-DD */
  revisedOn: z.string(),
});

export const indexResultCall = defineCall({
  method: 'GET',
  path: '/projectCost/getIndexResultInfo',
  access: 'member',
  owner: 'public',
  summary: '一条指数：各期数值、权重、贡献、发布与修订记录，可并列至多五个地区',
  query: z.object({
    id: seriesId,
    viewToken: z.string().check(z.minLength(1, '缺少查看凭证'), z.maxLength(300, '查看凭证无效')),
    /** Further regions, ids between commas. */
    areas: z.optional(z.string().check(z.regex(/^\d{1,6}(,\d{1,6}){0,3}$/, '至多并列五个地区'))),
    /** Months between which the change is split by component. */
    from: z.optional(month),
    to: z.optional(month),
  }),
  data: z.object({
    series: z.extend(indexSeries, placed),
    provenance,
    overdueSince,
    /** The series' own region first. */
    regions: z.array(
      z.object({ seriesId: z.string(), areaId: z.string(), ...placed, points: z.array(indexPoint) }),
    ),
    /** Regions with a series of the same kind. */
    comparable: z.array(z.object({ areaId: z.string(), ...placed })),
    /** Null where the series has no weights or lacks a month. */
    contribution: z.nullable(
      z.object({
        from: z.string(),
        to: z.string(),
        /** Index points. */
        change: z.number(),
        percent: z.number(),
        parts: z.array(
          z.object({ name: z.string(), weight: z.number(), points: z.number(), seriesName: z.string() }),
        ),
        rest: z.number(),
        /** Percent of the weights that no series of their own stands for. */
        restWeight: z.number(),
      }),
    ),
    /** Newest first. */
    publications: z.array(
      z.object({
        issueNo: z.string(),
        title: z.string(),
        period: z.string(),
        /** YYYY-MM-DD */
        publishedOn: z.string(),
        value: z.number(),
        status: indexPoint.shape.status,
      }),
    ),
    revisions: z.array(revision),
    /** Cost levels of places against 全国 = 1; rows are empty where nobody has worked any out. */
    places: z.object({
      /** YYYY-MM */
      asOf: z.nullable(z.string()),
      source,
      rows: z.array(z.object({ areaId: z.string(), ...placed, factor: z.number() })),
    }),
  }),
});
export type IndexResult = DataOf<typeof indexResultCall>;
