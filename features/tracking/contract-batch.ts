import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';
import { trackedBody } from './contract';

/** What waited in the outbox of a browser; the specification has single calls only. */
export const MOST_IN_BATCH = 200;

export const trackBatchCall = defineCall({
  method: 'POST',
  path: '/behavior/ioDataSetBatch',
  cost: 'light',
  bodyLimit: 262_144,
  access: 'public',
  summary: '补发的行为数据，一次至多 200 条',
  body: z.object({
    events: z.array(trackedBody).check(z.maxLength(MOST_IN_BATCH, `一次至多 ${MOST_IN_BATCH} 条`)),
  }),
  data: z.object({
    ok: z.number(),
    /** Were there before. */
    dup: z.number(),
    /** Places of those that could not be read. */
    bad: z.array(z.number()),
  }),
});
