import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

/** A product of the house, as the account service names it. */
export const sourceProduct = z.string().check(z.regex(/^[\w.-]{1,64}$/, '来源产品不正确'));
const ticket = z.string().check(z.minLength(1, '缺少票据'), z.maxLength(256, '票据过长'));

export const loginByTicketCall = defineCall({
  method: 'POST',
  path: '/api/web/loginByTicket',
  cost: 'write',
  sealed: true,
  access: 'public',
  bodyKind: 'form',
  summary: '以账号中心的一次性票据登录',
  body: z.object({ ticket }),
  data: z.nullable(
    z.object({
      accessToken: z.optional(z.string()),
      token: z.optional(z.string()),
      globalId: z.optional(z.string()),
      isNewUser: z.optional(z.boolean()),
      loginToken: z.optional(z.string()),
      /** Seconds. */
      expireIn: z.optional(z.number()),
    }),
  ),
});
export type TicketLoginData = DataOf<typeof loginByTicketCall>;

export const addBusinessCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/externalAdditionalBusiness',
  access: 'member',
  owner: 'account',
  once: true,
  summary: '票据登录后登记来源产品（须是票据所带的产品），首次来访赠送 7 天试用',
  body: z.object({
    globalId: z.string().check(z.minLength(1, '缺少 globalId'), z.maxLength(64, 'globalId 过长')),
    accountName: z.string().check(z.maxLength(64, '账号名过长')),
    /** Masked, as the portal knows it. */
    passwordMobile: z.string().check(z.maxLength(20, '手机号过长')),
    source: sourceProduct,
  }),
  data: z.object({ firstTrial: z.boolean() }),
});

export const signOnTicketCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/getSignOnTicket',
  access: 'member',
  summary: '单点登录图片所带的一次性票据（60 秒内有效），不是访问令牌',
  data: z.object({ ticket }),
});

/** How an account service answers when asked who is logged in there; null for nobody. */
const heldTicket = z.object({ data: z.object({ ticket: z.nullable(ticket) }) });

/** @throws when the service answers anything else */
export const readHeldTicket = (answer: unknown): string | undefined =>
  z.parse(heldTicket, answer).data.ticket ?? undefined;
