import * as z from 'zod/mini';

/** What stands below a field; undefined where the value passes. */
export const firstIssue = (schema: z.ZodMiniType<unknown>, value: string): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;

/** Signs count as code points, so that a limit never cuts one in half. */
export const atMost = (text: string, limit: number): string => [...text].slice(0, limit).join('');
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
