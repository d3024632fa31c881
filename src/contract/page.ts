import * as z from 'zod/mini';

/** A page of a list walked by cursor. `total.exact` is false when counting stopped at its cap. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    total: z.object({ count: z.number(), exact: z.boolean() }),
  });
