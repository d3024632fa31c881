import * as z from 'zod/mini';
import { defineCall } from '../../src/contract/call';

/** What this portal is called in the administrator's lists. */
export const PRODUCT_CODE = 'zaojia-portal';

const NAME_MIN = 2;
const NAME_MAX = 10;
const ACCOUNT_MAX = 64;
const MOBILE = /^1[3-9]\d{9}$/;

/** 𠮷 is one sign. */
const signs = (text: string): number => [...text].length;

/** A mainland mobile. A form may have words of its own for an empty field. */
export const mobile = (empty = '请您输入手机号码') =>
  z.string().check(z.trim(), z.minLength(1, empty), z.regex(MOBILE, '请输入正确的电话号码'));

export const userName = z.string().check(
  z.trim(),
  z.minLength(1, '请输入姓名'),
  z.refine((text) => signs(text) >= NAME_MIN && signs(text) <= NAME_MAX, '姓名长度在 2 到 10 个字符'),
);
export const telephone = mobile('请输入手机号码');

export const recordLimitationCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/recordLimitationInfo',
  access: 'public',
  once: true,
  summary: '账号登录异常时提交姓名和联系方式，由管理员核实解封',
  body: z.object({
    account: z.string().check(z.minLength(1, '缺少账号'), z.maxLength(ACCOUNT_MAX, '账号过长')),
    userName,
    telephone,
    appName: z.literal(PRODUCT_CODE, '产品代码不正确'),
  }),
  data: z.nullable(z.unknown()),
});

/** Real name and phone of whoever asks to be unblocked. */
export interface Contact {
  readonly userName: string;
  readonly telephone: string;
}
