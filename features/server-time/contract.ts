import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

export const serverTimeCall = defineCall({
  method: 'GET',
  path: '/getPalvelinAeg',
  cost: 'light',
  access: 'public',
  summary: '服务器当前时间（毫秒）',
  data: z.number(),
});
