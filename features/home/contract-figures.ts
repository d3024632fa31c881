import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { month } from '#src/contract/fields';
import { homeCall } from './contract';

const { ticker, movers, tiles } = homeCall.data.shape;

/** The figures that move with the switch of the page; the home page has those of the country and the newest month. */
export const figuresCall = defineCall({
  method: 'GET',
  path: '/home/queryFigures',
  access: 'public',
  summary: '首页指数、涨跌与各省中位数：所选地区与月份的数列；没有的仍为全国或最新一期，逐项注明',
  query: z.object({
    areaId: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, '地区编号的格式不正确'))),
    period: z.optional(month),
    /** What costs are moved to the month by; the composite index where it is absent. */
    index: z.optional(z.literal('kind')),
  }),
  data: z.object({
    ticker: z.array(z.extend(ticker.def.element, { areaName: z.string() })),
    movers: z.object({
      period: z.string(),
      /** Of what was asked for; 全国 where nothing was. */
      areaName: z.string(),
      rows: movers,
    }),
    /** Each province in the chosen month, and in its own place; where a month is chosen. */
    tiles: z.optional(tiles),
  }),
});
export type PlacedFigures = DataOf<typeof figuresCall>;
