import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

export const versionCall = defineCall({
  method: 'GET',
  path: '/pb/home/version',
  cost: 'light',
  access: 'public',
  summary: '服务器当前提供的页面版本',
  /** Only compared for sameness. */
  data: z.object({ version: z.string().check(z.minLength(1, '缺少版本')) }),
});
