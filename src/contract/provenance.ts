import * as z from 'zod/mini';
import type { TaxBasis } from '#src/costing/basis';
import { keysOf } from './one-of';

export const SOURCE_LABELS = {
  sample: '样例',
  official: '官方发布',
  contributed: '会员贡献',
  computed: '平台测算',
  imported: '本单位导入',
} as const;
export const SAMPLE_LICENCE = '样例数据，仅供演示，不得作为计价依据';
/** Where a record comes from; `sample` paints the 样例 badge. */
export const source = keysOf(SOURCE_LABELS);
export type Source = z.output<typeof source>;

export const TAX_BASES = ['含税', '除税'] as const satisfies readonly TaxBasis[];
export const taxBasis = z.enum(TAX_BASES);

/** Dates are YYYY-MM or YYYY-MM-DD. */
export const provenance = z.object({
  kind: source,
  issuer: z.string(),
  title: z.string(),
  /** 期号 or 文号 of what was published. */
  issueNo: z.optional(z.string()),
  priceDate: z.string(),
  taxBasis,
  codeEdition: z.optional(z.string()),
  n: z.optional(z.number()),
  method: z.optional(z.string()),
  reviewedBy: z.optional(z.string()),
  reviewedAt: z.optional(z.string()),
  revision: z.number(),
  licence: z.string(),
  note: z.optional(z.string()),
});
export type Provenance = z.output<typeof provenance>;
