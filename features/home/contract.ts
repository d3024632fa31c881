import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { BUILDING_KINDS } from '#src/costing/price-series';

export const homeCall = defineCall({
  method: 'GET',
  path: '/home/index',
  access: 'public',
  summary: '首页内容',
  data: z.object({
    /** Index series with their last 24 months, oldest first. Changes in percent against the month before. */
    ticker: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        unit: z.string(),
        period: z.string(),
        value: z.number(),
        /** Null after a gap. */
        change: z.nullable(z.number()),
        /** The publisher may still revise it. */
        provisional: z.optional(z.boolean()),
        points: z.array(z.number()),
        sample: z.boolean(),
      }),
    ),
    /** One value a province: median unit cost of 高层住宅, 除税, 元/㎡; null below five projects. */
    tiles: z.object({
      title: z.string(),
      period: z.string(),
      sample: z.boolean(),
      values: z.array(
        z.object({
          areaId: z.string(),
          name: z.string(),
          shortName: z.string(),
          median: z.nullable(z.number()),
          n: z.number(),
          /** The same with the tax of each project; null where one tells none. */
          taxed: z.optional(z.nullable(z.number())),
        }),
      ),
    }),
    /** Series that moved most in the last month. */
    movers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        areaName: z.string(),
        unit: z.string(),
        value: z.number(),
        change: z.number(),
        provisional: z.optional(z.boolean()),
      }),
    ),
    newest: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        areaName: z.string(),
        areaId: z.optional(z.string()),
        cityId: z.optional(z.nullable(z.string())),
        type: z.string(),
        building: z.optional(z.enum(BUILDING_KINDS)),
        /** 除税 */
        unitCost: z.number(),
        taxRate: z.optional(z.number()),
        priceDate: z.string(),
        sample: z.boolean(),
      }),
    ),
    /** What came last into each section, by its word group, the newest first; answers that were recorded earlier have none. */
    fresh: z.optional(
      z.array(
        z.object({
          group: z.string(),
          entries: z.array(
            z.object({
              ref: z.string(),
              /** The record it stands in. */
              parent: z.optional(z.string()),
              title: z.string(),
              /** Empty where the title says it, and nationwide. */
              place: z.string(),
              /** YYYY-MM-DD */
              publishedOn: z.string(),
              sample: z.boolean(),
            }),
          ),
        }),
      ),
    ),
    /** Records a section holds; `count` null: not open yet. */
    sections: z.array(
      z.object({
        key: z.string(),
        count: z.nullable(z.number()),
        unit: z.string(),
        note: z.string(),
        updatedAt: z.nullable(z.string()),
        /** Samples are on their way. */
        isMade: z.optional(z.boolean()),
      }),
    ),
  }),
});
export type HomeContent = DataOf<typeof homeCall>;
export type Fresh = NonNullable<HomeContent['fresh']>[number];
