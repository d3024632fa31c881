import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { readBasis, writeBasis } from '#src/costing/basis';
import { provenance, source } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';

const month = z.object({
  /** YYYY-MM */
  period: z.string(),
  value: z.number(),
  status: z.enum(['firm', 'provisional', 'forecast']),
});

/** What costs are moved by: the national composite index of every month, and the price level of every place. */
export const basisTableCall = defineCall({
  method: 'GET',
  path: '/core/basis/getBasisTable',
  access: 'public',
  summary: '折算用的全国综合造价指数与地区系数',
  data: z.object({
    /** Of the indexes; null where none is published. */
    series: z.nullable(
      z.object({
        name: z.string(),
        publisher: z.string(),
        /** YYYY-MM that is 100. */
        basePeriod: z.string(),
        source,
      }),
    ),
    /** Oldest first. */
    indexes: z.array(month),
    /** Of kinds of building, of 人工, 材料 and 机械 and of single materials (材料/钢材), as far as there are any that have every month of the indexes; answers that were recorded earlier have none. */
    ownSeries: z.optional(
      z.array(z.object({ key: z.string(), name: z.string(), publisher: z.string(), months: z.array(month) })),
    ),
    /** What takes no factor of a place: beginnings of bill codes, words in names of materials. */
    travelling: z.optional(z.object({ items: z.array(z.string()), materials: z.array(z.string()) })),
    /** 全国 first; its factor is 1. */
    factors: z.array(z.object({ areaId: z.string(), name: z.string(), value: z.number() })),
    /** Of the factors; null where there are none. */
    factorSource: z.nullable(provenance),
  }),
});
export type PublishedTable = DataOf<typeof basisTableCall>;

/** As an address writes it; the usual basis is the empty text. */
const written = writtenBasis.check(
  z.refine((text) => writeBasis(readBasis(text)) === text, '折算口径无法识别'),
);

export const keptBasisCall = defineCall({
  method: 'GET',
  path: '/core/basis/getKeptBasis',
  access: 'member',
  summary: '本人上次选用的折算口径',
  data: z.object({ basis: written }),
});

export const keepBasisCall = defineCall({
  method: 'POST',
  path: '/core/basis/keepBasis',
  cost: 'write',
  access: 'member',
  summary: '记住本人选用的折算口径',
  body: z.object({ basis: written }),
  data: z.object({ basis: written }),
});
