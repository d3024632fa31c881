import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';
import { sourceProduct } from './contract';

const account = z.string().check(z.regex(/^\w{1,32}$/, '账号名不正确'));

export const standInAccountCall = defineCall({
  method: 'GET',
  path: '/dev/account',
  access: 'public',
  summary: '演示模式：在账号中心以某账号登录（可带来源产品），再打开门户即以票据自动登录',
  query: z.object({
    account,
    source: z.optional(sourceProduct),
  }),
  data: z.object({ account: z.string(), next: z.string() }),
});

export const standInTicketCall = defineCall({
  method: 'GET',
  path: '/dev/ticket',
  access: 'public',
  summary: '演示模式：账号中心为本浏览器中登录的账号签发票据，无人登录时为 null',
  query: z.object({
    timestamp: z.string().check(z.regex(/^\d{13}$/, '时间戳不正确')),
    serviceKey: z.string().check(z.maxLength(128, '服务标识过长')),
  }),
  data: z.object({ ticket: z.nullable(z.string()) }),
});
