import * as z from 'zod/mini';

/** What the house sells, wherever it is shown. */
export const servicePackage = {
  code: z.string(),
  name: z.string(),
  /** For whom it is, in one line. */
  audience: z.string(),
  holds: z.array(z.string()),
};
