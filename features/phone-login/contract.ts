import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

export const MOBILE_DIGITS = 11;
export const CODE_DIGITS = 6;

/** Eleven digits that begin with 1: the members' own rule, wider than the one of the anomaly form. */
export const mobile = z
  .string()
  .check(
    z.minLength(1, { error: '手机号不能为空！', abort: true }),
    z.regex(/^\d{11}$/, { error: '请输入11位手机号！', abort: true }),
    z.regex(/^1/, '手机号格式错误！'),
  );
export const code = z
  .string()
  .check(
    z.minLength(1, { error: '验证码不能为空！', abort: true }),
    z.regex(/^\d{6}$/, '请输入6位数字验证码！'),
  );

export const identityExistsCall = defineCall({
  method: 'GET',
  path: '/api/web/identityExists',
  access: 'public',
  summary: '手机号是否已注册',
  query: z.object({ identity: mobile }),
  data: z.object({ exists: z.boolean() }),
});

export const smsVerificationCodeCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/smsVerificationCode',
  cost: 'write',
  sealed: true,
  access: 'public',
  owner: 'holder',
  bodyKind: 'form',
  captcha: 'sms',
  summary: '发送短信验证码（需先完成安全验证）',
  body: z.object({
    mobile,
    type: z.literal('query', '未知的验证码类型'),
    /** Result of the captcha, in the header validateData as well; "-1" before one was asked for. */
    validate: z._default(z.string().check(z.maxLength(4_000)), '-1'),
  }),
  data: z.nullable(z.unknown()),
});

const idText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const flag = z.optional(z.nullable(z.boolean()));

/** Members of a company are listed by the customer and its sub-account instead of by their own name and id. */
const account = z.object({
  id: z.optional(idText),
  username: z.optional(z.string()),
  customerName: z.optional(z.string()),
  subAccountGid: z.optional(idText),
  globalId: z.optional(idText),
  accountTypeName: z._default(z.string(), ''),
  vipFlag: flag,
  haveRights: flag,
});
const accountList = z._default(z.array(account), []);
const accountLists = z.object({
  entSubAccount: accountList,
  personalAccount: accountList,
  entMainAccount: accountList,
  enterpriseAccount: accountList,
});
const noAccounts = { entSubAccount: [], personalAccount: [], entMainAccount: [], enterpriseAccount: [] };

export const bindingAccountsCall = defineCall({
  method: 'POST',
  path: '/api/web/bindingAccounts',
  cost: 'write',
  sealed: true,
  access: 'public',
  owner: 'holder',
  bodyKind: 'form',
  summary: '验证短信验证码，取得手机号名下的账号',
  body: z.object({ mobile, code }),
  data: z.object({
    haveRightsAccounts: z._default(accountLists, noAccounts),
    noRightsAccounts: z._default(accountLists, noAccounts),
  }),
});
export type BoundAccounts = DataOf<typeof bindingAccountsCall>;
export type BoundAccount = DataOf<typeof bindingAccountsCall>['noRightsAccounts']['personalAccount'][number];
export type AccountKind = keyof BoundAccounts['noRightsAccounts'];
