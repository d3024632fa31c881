import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '../../src/contract/call';

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
  }),
});
export type SiteInfo = DataOf<typeof siteInfoCall>;

const NAME_MIN = 2;
const NAME_MAX = 20;
const COMPANY_MAX = 50;
const EMAIL_MAX = 100;
const ABOUT_MIN = 10;
const ABOUT_MAX = 500;
const MOST_YEARS = 60;

/** 𠮷 is one sign. */
const signs = (text: string): number => [...text].length;
const atMost = (limit: number, message: string) => z.refine<string>((text) => signs(text) <= limit, message);

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
  realName: z.string().check(
    z.trim(),
    z.minLength(1, '请输入姓名'),
    z.refine(
      (text) => signs(text) >= NAME_MIN && signs(text) <= NAME_MAX,
      `姓名长度在 ${NAME_MIN} 到 ${NAME_MAX} 个字`,
    ),
  ),
  mobile: z
    .string()
    .check(z.trim(), z.minLength(1, '请输入手机号码'), z.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号码')),
  email: z.string().check(
    z.trim(),
    atMost(EMAIL_MAX, '邮箱过长'),
    z.refine((text) => text === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), '邮箱格式不正确'),
  ),
  company: z.string().check(z.trim(), atMost(COMPANY_MAX, `单位名称不超过 ${COMPANY_MAX} 个字`)),
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
  introduction: z.string().check(
    z.trim(),
    z.minLength(1, '请简要介绍您的经历'),
    z.refine((text) => signs(text) >= ABOUT_MIN, `请至少写 ${ABOUT_MIN} 个字`),
    atMost(ABOUT_MAX, `不超过 ${ABOUT_MAX} 个字`),
  ),
};

export const agreement = z.literal(true, '请先同意个人信息的使用说明');

export const applyCall = defineCall({
  method: 'POST',
  path: '/pb/about/expertApplication',
  access: 'public',
  summary: '专家申请；同一内容当天重复提交得到同一个受理编号',
  body: z.object({ ...applicationFields, agreed: agreement }),
  data: z.object({ confirmation: z.string() }),
});
export type Application = Omit<BodyOf<typeof applyCall>, 'agreed'>;
