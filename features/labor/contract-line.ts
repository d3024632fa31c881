import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { month } from '#src/contract/fields';
import { source } from '#src/contract/provenance';
import { included, laborRow } from './contract';

const lineId = z.string().check(z.minLength(1, '缺少价格编号'), z.maxLength(100, '价格编号过长'));

/** Months a price line shows. */
export const LINE_MONTHS = 36;

const band = z.object({ low: z.number(), middle: z.number(), high: z.number(), n: z.number() });

/** What a day is paid and what is done in it, beside the price of the item; money in 元. */
const dayAgainstItem = z.object({
  trade: z.string(),
  /** Of the day rate's own line. */
  lineId: z.string(),
  rate: band,
  /** Units of the item that one worker does in a day. */
  output: z.number(),
});

const quote = z.object({
  number: z.string(),
  /** YYYY-MM */
  settledIn: z.string(),
  price: z.number(),
  projectKind: z.string(),
  included,
  payment: z.string(),
  /** 匿名会员, the full name of whoever gave it, or 会员. */
  givenBy: z.string(),
  reviewedOn: z.string(),
});
export type Quote = z.output<typeof quote>;

export const priceTrendCall = defineCall({
  method: 'GET',
  path: '/core/labor/getPriceTrend',
  access: 'member',
  owner: 'public',
  summary: '一条劳务价格：36 个月的低、中、高价，人工费指数，工日对照',
  query: z.object({ id: lineId }),
  data: z.object({
    row: laborRow,
    /** YYYY-MM by whose end the month after the newest should have come out; absent while it is not overdue. */
    overdueSince: z.optional(z.string()),
    /** Oldest first. */
    points: z.array(z.extend(band, { period: z.string() })),
    /** 人工费指数 of the place, or of the country; null where there is none. */
    index: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        areaName: z.string(),
        basePeriod: z.nullable(z.string()),
        source,
        points: z.array(z.object({ period: z.string(), value: z.number() })),
      }),
    ),
    /** Null for a day rate itself, and where nobody stated what a day yields. */
    day: z.nullable(dayAgainstItem),
    /** The same section in the same place and month. */
    beside: z.array(
      z.pick(laborRow, {
        id: true,
        name: true,
        mode: true,
        unit: true,
        included: true,
        middle: true,
        change: true,
      }),
    ),
    /** What members gave for this item and place and a reviewer let pass, the newest first. */
    quotes: z.array(quote),
  }),
});
export type PriceTrend = DataOf<typeof priceTrendCall>;
export type DayAgainstItem = z.output<typeof dayAgainstItem>;

export const areaPricesCall = defineCall({
  method: 'GET',
  path: '/core/labor/getAreaLaborInfo',
  access: 'member',
  owner: 'public',
  summary: '同一劳务子目在各地同一期的价格',
  query: z.object({ id: lineId, period: z.optional(month) }),
  data: z.object({
    period: z.string(),
    unit: z.string(),
    /** In the order of the regions, the country first; months without a price are left out. */
    places: z.array(
      z.extend(band, {
        lineId: z.string(),
        areaId: z.string(),
        areaName: z.string(),
        /** One sign: 粤; empty for the whole country. */
        shortName: z.string(),
        /** Middle day rate of the trade, null where there is none. */
        dayRate: z.nullable(z.number()),
      }),
    ),
  }),
});
export type AreaPrices = DataOf<typeof areaPricesCall>;
