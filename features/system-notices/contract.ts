import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

const DURATION_MS = 5_000;

const systemNotice = z.object({
  id: z.string(),
  type: z.enum(['error', 'warning', 'success', 'info']),
  title: z.string(),
  /** HTML. Whatever is in it, it is cleaned before it is drawn. */
  content: z.string(),
  /** Milliseconds until it leaves by itself, where it does. */
  duration: z._default(z.number(), DURATION_MS),
  /** One that does not is closed by the member. */
  autoClose: z.boolean(),
});
export type SystemNotice = z.output<typeof systemNotice>;

/** As many as a browser remembers to have been read: beyond them there may be one that was not. */
export const MOST_CURRENT = 50;

export const notificationCall = defineCall({
  method: 'GET',
  path: '/pb/home/jijiaNotification',
  access: 'public',
  owner: 'account',
  summary: '当前的系统通知',
  query: z.object({ globalId: z.optional(z.string().check(z.maxLength(64, '账号过长'))) }),
  data: z.array(systemNotice),
});
