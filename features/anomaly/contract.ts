import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';
import { mobile } from '#src/contract/fields';
import { between } from '#src/contract/lengths';

/** What this portal is called in the administrator's lists. */
export const PRODUCT_CODE = 'zaojia-portal' as const;

const NAME_MIN = 2;
const NAME_MAX = 10;
const ACCOUNT_MAX = 256;

export const userName = z
  .string()
  .check(z.trim(), z.minLength(1, '请输入姓名'), between(NAME_MIN, NAME_MAX, '姓名长度在 2 到 10 个字符'));
export const telephone = mobile('请输入手机号码');

export const recordLimitationCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/recordLimitationInfo',
  access: 'public',
  once: true,
  summary: '账号登录异常时提交姓名和联系方式，由管理员核实解封',
  body: z.object({
    /** The token that came with the refusal: whoever was not let in names nobody. */
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
