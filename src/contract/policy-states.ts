import * as z from 'zod/mini';

/** 效力 of a document on a day. */
export const POLICY_STATES = ['现行', '即将实施', '部分有效', '废止'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

/** What is told of a document among records of other kinds. */
export const foundPolicy = z.object({
  /** Null where it never comes into force. */
  state: z.nullable(z.enum(POLICY_STATES)),
  /** YYYY-MM, of the prices that it publishes; null where it publishes none. */
  priceFrom: z.nullable(z.string()),
  priceTo: z.nullable(z.string()),
});
export type FoundPolicy = z.output<typeof foundPolicy>;
