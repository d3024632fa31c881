import * as z from 'zod/mini';
import { defineCall, type BodyOf } from '#src/contract/call';
import { mobile as mobileOf } from '#src/contract/fields';

export const MOBILE_DIGITS = 11;
export const CODE_DIGITS = 6;

export const mobile = mobileOf('请输入手机号', '手机号格式不正确');
export const code = z
  .string()
  .check(z.minLength(1, { error: '请输入验证码', abort: true }), z.regex(/^\d{6}$/, '请输入 6 位数字验证码'));
export const password = z.string().check(z.minLength(1, '请输入登录密码'), z.maxLength(200, '密码不正确'));

/** Masked: 138****0001; empty when none is bound. */
const bound = z.object({ mobile: z.string() });

export const boundMobileCall = defineCall({
  method: 'GET',
  path: '/pb/userCenter/mobile',
  access: 'member',
  summary: '本人绑定的手机号，隐去中间四位；没有绑定时为空',
  data: bound,
});

export const mobileCodeCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/mobileCode',
  cost: 'write',
  access: 'member',
  owner: 'holder',
  bodyKind: 'form',
  captcha: 'sms',
  summary: '发送绑定手机的短信验证码（需先完成安全验证）',
  body: z.object({ mobile }),
  data: z.nullable(z.unknown()),
});

export const bindMobileCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/bindMobile',
  cost: 'heavy',
  access: 'member',
  owner: 'holder',
  sealed: true,
  bodyKind: 'form',
  summary: '凭短信验证码和登录密码绑定或更换本人的手机号',
  body: z.object({ mobile, code, password }),
  data: bound,
});
export type Binding = BodyOf<typeof bindMobileCall>;

export const unbindMobileCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/unbindMobile',
  cost: 'heavy',
  access: 'member',
  sealed: true,
  bodyKind: 'form',
  summary: '凭登录密码解除本人绑定的手机号',
  body: z.object({ password }),
  data: bound,
});
