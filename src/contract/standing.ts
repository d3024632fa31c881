import * as z from 'zod/mini';

/** Whether an activity runs, and if not, why. */
export const standing = z.object({
  state: z.enum(['running', 'paused', 'ended', 'coming']),
  /** Of a pause. */
  why: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
});
export type Standing = z.output<typeof standing>;
