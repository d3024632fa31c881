import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { writtenBasis } from '#src/contract/written-basis';
import { areaIdText, bands, recordId, statistics, unitPriceRow } from './contract-shapes';

const scope = z.object({ areaId: z.string(), areaName: z.string() });

/** Every price is read in the basis by itself; what that leaves open is as the record has it. 元 per unit of the item. */
export const distributionCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getDistribution',
  cost: 'heavy',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的分布与地区对比',
  query: z.object({
    id: recordId,
    /** Absent: the nearest place with enough prices; `1`: the whole country. */
    areaId: z.optional(areaIdText),
    /** Absent: the shortest window with enough prices. */
    months: z.optional(z.enum(['12', '24', '36'])),
    basis: z.optional(writtenBasis),
  }),
  data: z.object({
    scope,
    /** First and last month of the window. */
    from: z.string(),
    until: z.string(),
    statistics,
    /** Twelve equal classes; null below ten prices. */
    histogram: z.nullable(z.array(z.object({ from: z.number(), to: z.number(), count: z.number() }))),
    /** Share of prices in the scope at or below the record's, 0–100; null below five. */
    rank: z.nullable(z.number()),
    /** Distance from the median as a fraction: 0.12; null without one. */
    deviation: z.nullable(z.number()),
    /** Every province with prices of the group within 36 months, at its own level; the highest median first, those without one last. */
    regions: z.array(z.extend(scope, { n: z.number(), p50: z.nullable(z.number()), bands })),
  }),
});
export type Distribution = DataOf<typeof distributionCall>;

const trendPoint = z.object({
  /** YYYY-MM */
  period: z.string(),
  /** Prices of the three months up to it. */
  n: z.number(),
  /** Their median; null of fewer than three. */
  p50: z.nullable(z.number()),
});

/** Rolling medians of three months of the record's group, oldest first, at the prices of each month, in its tax basis. */
export const trendCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getTrend',
  cost: 'heavy',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的走势',
  query: z.object({ id: recordId, areaId: z.optional(areaIdText), months: z.optional(z.enum(['12', '36'])) }),
  data: z.object({ scope, points: z.array(trendPoint), nationwide: z.array(trendPoint) }),
});
export type Trend = DataOf<typeof trendCall>;

/** Records of the same item nearest by features, price date, place and price. */
export const similarCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getSimilarItems',
  cost: 'heavy',
  access: 'rights',
  owner: 'public',
  summary: '相似清单',
  query: z.object({ id: recordId }),
  data: z.object({ rows: z.array(unitPriceRow) }),
});
