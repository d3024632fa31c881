import * as z from 'zod/mini';
import { keysOf } from '#src/contract/one-of';
import { ACTIVITIES } from '../rules/activities';

/** Whether an activity runs, and if not, why. */
export const standing = z.object({
  key: keysOf(ACTIVITIES),
  state: z.enum(['running', 'paused', 'ended', 'coming']),
  why: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
});
