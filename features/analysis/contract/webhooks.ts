import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

const id = z.string().check(z.regex(/^\d{1,18}$/, '没有这个通知地址'));
export const LEAST_SECRET = 16;

export const webhooksCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/webhooks',
  access: 'analyst',
  summary: '告警的通知地址与投递记录，记录至多 100 条',
  data: z.object({
    isAdmin: z.boolean(),
    webhooks: z.array(
      z.object({ id: z.string(), host: z.string(), by: z.nullable(z.string()), at: z.string() }),
    ),
    deliveries: z.array(
      z.object({
        id: z.string(),
        webhookId: z.string(),
        host: z.string(),
        kind: z.string(),
        text: z.string(),
        state: z.enum(['waiting', 'delivered', 'failed']),
        attempts: z.number(),
        /** Of the last attempt: status, or what went wrong. */
        outcome: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
  }),
});
export type Webhooks = DataOf<typeof webhooksCall>;

export const addWebhookCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/addWebhook',
  access: 'analyst',
  once: true,
  summary: '添加告警的通知地址；管理员',
  body: z.object({
    url: z.string().check(z.trim(), z.maxLength(500, '地址过长')),
    /** Signs what is sent; it is not shown again. */
    secret: z
      .string()
      .check(z.minLength(LEAST_SECRET, `密钥至少 ${LEAST_SECRET} 个字符`), z.maxLength(200, '密钥过长')),
  }),
  data: z.nullable(z.unknown()),
});

export const removeWebhookCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/removeWebhook',
  access: 'analyst',
  owner: 'public',
  once: true,
  summary: '删除告警的通知地址及其投递记录；管理员',
  body: z.object({ id }),
  data: z.nullable(z.unknown()),
});

export const testWebhookCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/testWebhook',
  access: 'analyst',
  owner: 'public',
  cost: 'heavy',
  summary: '向一个通知地址发送一条试验告警；管理员',
  body: z.object({ id }),
  data: z.object({ isDelivered: z.boolean(), outcome: z.string() }),
});
