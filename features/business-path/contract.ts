import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

const globalId = z.string().check(z.minLength(1, '缺少 globalId'), z.maxLength(64, 'globalId 过长'));

export const pathInfoCall = defineCall({
  method: 'GET',
  path: '/pb/api/path/getInfo',
  cost: 'light',
  access: 'member',
  owner: 'account',
  summary: '会员的业务路径：访问各业务前先以它敲门',
  query: z.object({ globalId }),
  data: z.object({
    /** Changes with the member and, in time, by itself. */
    path: z.string().check(z.regex(/^[\w-]{1,128}$/)),
    /** First segments of the calls that want to be announced: core, pb, home … */
    relation: z.array(z.string()),
  }),
});
export type PathInfo = DataOf<typeof pathInfoCall>;

/** Only addresses of this very shape: 32 hexadecimal digits, an underscore, milliseconds. */
export const announceCall = defineCall({
  method: 'GET',
  path: '/:business(^[a-z]{1,16}$)/:stamp(^[0-9a-f]{32}_[0-9]{13}$)',
  cost: 'light',
  access: 'member',
  owner: 'account',
  summary: '进入某项业务前的预请求，stamp 为“业务路径_毫秒时间”',
  query: z.object({ globalId }),
  data: z.nullable(z.unknown()),
});
