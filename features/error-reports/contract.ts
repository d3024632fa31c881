import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

export const FAILURE_KINDS = ['uncaught', 'rejection', 'view', 'epic'] as const;

/** What is longer is cut before it is sent. Signs. */
export const MOST = { name: 80, message: 500, stack: 4_000, place: 200, release: 64 } as const;
const text = (limit: number) => z.string().check(z.maxLength(limit, '过长'));

const errorReport = z.object({
  kind: z.enum(FAILURE_KINDS, '未知的错误类别'),
  /** `TypeError`. */
  name: text(MOST.name),
  message: text(MOST.message),
  stack: text(MOST.stack),
  /** The path of the route without its query. */
  place: text(MOST.place),
  /** Which build of the pages it happened in. */
  release: text(MOST.release),
});
export type ErrorReport = z.output<typeof errorReport>;

/** Where no outside service is configured. Without a session: a report belongs to nobody. */
export const reportCall = defineCall({
  method: 'POST',
  path: '/pb/web/errors',
  cost: 'light',
  access: 'public',
  summary: '浏览器中发生的错误，不含个人信息',
  body: errorReport,
  data: z.null(),
});
