import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

export const quotaCall = defineCall({
  method: 'GET',
  path: '/pb/exports/quota',
  cost: 'light',
  access: 'member',
  summary: '本人今日还可导出的列表条数',
  data: z.object({
    /** Rows within a day that begins with the first of them. */
    limit: z.number(),
    left: z.number(),
    /** Seconds until all of it is there again; 0 while none is used. */
    endsInS: z.number(),
  }),
});
export type Quota = DataOf<typeof quotaCall>;
