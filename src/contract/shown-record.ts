import * as z from 'zod/mini';
import type { Quoted } from '#src/costing/quoted';
import { provenance } from './provenance';

/** The number somebody kept the record for: 单方造价 2,345.67 元/㎡ 含税. */
const figure = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  basis: z.string(),
  /** Of a cost, which is read in the basis of whatever page shows it; what is none stands as it is in every basis. */
  madeUnder: z.optional(z.custom<Omit<Quoted, 'value'>>()),
});
export type Figure = z.output<typeof figure>;

/** What a list of many kinds tells of a record. */
export const shownRecord = z.object({
  title: z.string(),
  subtitle: z.string(),
  areaName: z.string(),
  /** YYYY-MM; null where the record has none. */
  priceDate: z.nullable(z.string()),
  figure: z.nullable(figure),
  /** Below the hash. */
  address: z.string(),
  provenance: z.nullable(provenance),
});
export type ShownRecord = z.output<typeof shownRecord>;

/** Since when, and why, a record is withdrawn. */
export const withdrawn = z.object({ day: z.string(), reason: z.string() });
export type Withdrawn = z.output<typeof withdrawn>;
