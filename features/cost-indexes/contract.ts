import * as z from 'zod/mini';

export const CATEGORIES = ['综合', '单项', '人工', '材料', '机械'] as const;
export const FREQUENCIES = { month: '月', quarter: '季', year: '年' } as const;
export const POINT_STATUSES = { firm: '已定', provisional: '暂定', forecast: '预测' } as const;

const frequency = z.enum(['month', 'quarter', 'year']);
const source = z.enum(['sample', 'official', 'contributed', 'computed', 'imported']);

/** A month's value; changes in percent against the month and the year before, null where that one is missing. */
export const indexPoint = z.object({
  /** YYYY-MM */
  period: z.string(),
  value: z.number(),
  monthOverMonth: z.nullable(z.number()),
  yearOverYear: z.nullable(z.number()),
  status: z.enum(['firm', 'provisional', 'forecast']),
  revision: z.number(),
});
export type IndexPoint = z.output<typeof indexPoint>;

export const indexSeries = z.object({
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
