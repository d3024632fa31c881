import * as z from 'zod/mini';

/** Keeps digits alone, full-width ones as plain ones; of a pasted number the country's +86 goes, too. */
export const digitsIn = (text: string, limit: number): string => {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const local = digits.length > limit ? digits.replace(/^(00)?86/, '') : digits;
  return local.slice(0, limit);
};

/** What stands below a field; undefined where the value passes. */
export const issueOf = (schema: z.ZodMiniType<unknown>, value: string): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;
