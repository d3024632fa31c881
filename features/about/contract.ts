import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { company, email, mobile, seenWhole } from '#src/contract/fields';
import { atLeast, atMost, between } from '#src/contract/lengths';

/** What the house that runs the portal has filled in; empty where it has not. */
export const siteInfoCall = defineCall({
  method: 'GET',
  path: '/pb/about/siteInfo',
  access: 'public',
  summary: '运营单位的名称与联系方式，由部署单位配置；未配置的为空',
  data: z.object({
    operatorName: z.string(),
    servicePhone: z.string(),
    serviceEmail: z.string(),
    serviceHours: z.string(),
    address: z.string(),
    /** Nobody stands behind it: a demo. */
    isSample: z.optional(z.boolean()),
  }),
});
export type SiteInfo = DataOf<typeof siteInfoCall>;

const NAME_MIN = 2;
const NAME_MAX = 20;
const ABOUT_MIN = 10;
const ABOUT_MAX = 500;
const MOST_YEARS = 60;

export const SPECIALTIES = [
  '房屋建筑',
  '装饰装修',
  '安装',
  '市政',
  '园林绿化',
  '水利',
  '公路',
  '其他',
] as const;
export const QUALIFICATIONS = ['一级造价工程师', '二级造价工程师', '高级工程师', '工程师', '其他'] as const;

/** One rule a field, each with its words: the form and the server judge alike. */
export const applicationFields = {
  realName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请输入姓名'),
      between(NAME_MIN, NAME_MAX, `姓名长度在 ${NAME_MIN} 到 ${NAME_MAX} 个字`),
      seenWhole('姓名'),
    ),
  mobile: mobile('请输入手机号码', '请输入正确的手机号码'),
  email,
  company,
  specialty: z.enum(SPECIALTIES, '请选择专业'),
  qualification: z.enum(QUALIFICATIONS, '请选择资格或职称'),
  years: z.string().check(
    z.trim(),
    z.minLength(1, '请输入从业年限'),
    z.refine(
      (text) => /^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS,
      `从业年限应为 0 到 ${MOST_YEARS} 的整数`,
    ),
  ),
  introduction: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请简要介绍您的经历'),
      atLeast(ABOUT_MIN, `请至少写 ${ABOUT_MIN} 个字`),
      atMost(ABOUT_MAX, `不超过 ${ABOUT_MAX} 个字`),
    ),
};

export const agreement = z.literal(true, '请先同意个人信息的使用说明');

export const applyCall = defineCall({
  method: 'POST',
  path: '/pb/about/expertApplication',
  cost: 'write',
  access: 'public',
  keepsSender: true,
  summary: '专家申请；同一内容当天重复提交得到同一个受理编号',
  body: z.object({ ...applicationFields, agreed: agreement }),
  data: z.object({ confirmation: z.string() }),
});
export type Application = Omit<BodyOf<typeof applyCall>, 'agreed'>;
