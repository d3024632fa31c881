import * as z from 'zod/mini';
import { defineCall } from './call';

/** For lists that begin where their visitor is. */
export const visitorAreaCall = defineCall({
  method: 'GET',
  path: '/home/findIpAreaInfo',
  access: 'public',
  summary: '按访问地址判断所在地区',
  data: z.nullable(z.object({ areaid: z.string(), name: z.string() })),
});
