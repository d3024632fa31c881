import * as z from 'zod/mini';

/** Where a figure comes from, so that whoever reads it can look it up. */
const citation = z.object({
  /** Counted from 1 within an answer; figures name it. */
  no: z.number(),
  title: z.string(),
  region: z.string(),
  /** 2023-01 至 2025-09 */
  period: z.string(),
  /** Empty where a figure knows no tax. */
  taxBasis: z.string(),
  /** Null where the figure is no statistic of a sample. */
  n: z.nullable(z.number()),
  /** 样例, 导入 … */
  source: z.string(),
  /** Path within the portal; empty where no page shows it. */
  link: z.string(),
});
export type Citation = z.output<typeof citation>;

const figure = z.object({
  label: z.string(),
  value: z.number(),
  digits: z.number(),
  unit: z.string(),
  /** Number of the citation. */
  cite: z.number(),
});
export type Figure = z.output<typeof figure>;

export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** What must be known before the figures are used: few samples, provisional months. */
  z.object({ kind: z.literal('caution'), text: z.string() }),
  z.object({ kind: z.literal('figures'), caption: z.string(), rows: z.array(figure) }),
  z.object({ kind: z.literal('working'), caption: z.string(), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('citations'), items: z.array(citation) }),
  /** Questions that can be asked next with one click. */
  z.object({ kind: z.literal('choices'), text: z.string(), options: z.array(z.string()) }),
]);
export type Block = z.output<typeof block>;
