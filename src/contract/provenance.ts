import * as z from 'zod/mini';

/** Where a record comes from. `sample` paints the 样例 badge. Dates are YYYY-MM or YYYY-MM-DD. */
export const provenance = z.object({
  kind: z.enum(['sample', 'official', 'contributed', 'computed', 'imported']),
  issuer: z.string(),
  title: z.string(),
  /** 期号 or 文号 of what was published. */
  issueNo: z.optional(z.string()),
  priceDate: z.string(),
  taxBasis: z.enum(['含税', '除税']),
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

export const SOURCE_LABELS: Readonly<Record<Provenance['kind'], string>> = {
  sample: '样例',
  official: '官方发布',
  contributed: '会员贡献',
  computed: '平台测算',
  imported: '本单位导入',
};
