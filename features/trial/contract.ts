import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { atMost } from '#src/contract/lengths';

export type { Province } from '#src/contract/provinces';

export const MOBILE_DIGITS = 11;
export const CODE_DIGITS = 6;
export const NAME_MAX = 20;
export const COMPANY_MAX = 20;

const NAME_FORM = '真实姓名须为中文，不超过20个字！';
const COMPANY_FORM = '公司名称不超过20个字！';

export const realName = z
  .string()
  .check(
    z.minLength(1, { error: '真实姓名不能为空！', abort: true }),
    z.regex(/^\p{Script=Han}+$/u, NAME_FORM),
    atMost(NAME_MAX, NAME_FORM),
  );
/** Eleven digits that begin with 1. */
export const mobile = z
  .string()
  .check(
    z.minLength(1, { error: '手机号不能为空！', abort: true }),
    z.regex(/^1\d{10}$/, '手机号格式错误！'),
  );
export const verificationCode = z
  .string()
  .check(
    z.minLength(1, { error: '验证码不能为空！', abort: true }),
    z.regex(/^\d{6}$/, '请输入6位数字验证码！'),
  );
export const companyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: '公司名称不能为空！', abort: true }),
    atMost(COMPANY_MAX, COMPANY_FORM),
  );

const areaId = (complaint: string) => z.string().check(z.regex(/^\d{1,6}$/, complaint));
/** Area ids. */
export const province = areaId('请选择省份！');
export const city = areaId('请选择市/区！');

const application = { realName, mobile, verificationCode, companyName, province, city };

export const trialCodeCall = defineCall({
  method: 'POST',
  path: '/vipProbation/getVerificationCode',
  cost: 'write',
  access: 'public',
  owner: 'holder',
  bodyKind: 'form',
  captcha: 'sms',
  summary: '发送试用申请的短信验证码（需先完成安全验证）',
  body: z.object({ mobile }),
  data: z.nullable(z.unknown()),
});

const granted = z.object({
  realName: z.string(),
  accountName: z.string(),
  /** When the trial ends; ISO 8601. */
  effectiveDate: z.string(),
});

export const applyTrialCall = defineCall({
  method: 'POST',
  path: '/pb/vipProbation/applyVipProbation',
  access: 'public',
  keepsSender: true,
  owner: 'holder',
  once: true,
  summary: '申请 3 天 VIP 试用，每个账号、每个手机号一次',
  body: z.object({ ...application, source: z.literal(0, '申请来源不正确') }),
  data: granted,
});
export type Application = Omit<BodyOf<typeof applyTrialCall>, 'source'>;
export type Granted = DataOf<typeof applyTrialCall>;

/** For programs of the house outside the portal; the portal itself does not call it. */
export const foreignTrialCall = defineCall({
  method: 'POST',
  path: '/pb/api/foreign/trialVip/apply',
  access: 'public',
  owner: 'holder',
  once: true,
  summary: '外部程序代申请 3 天 VIP 试用，条件相同；source 为程序的编号',
  body: z.object({ ...application, source: z.int('申请来源不正确').check(z.minimum(1), z.maximum(99)) }),
  data: granted,
});
