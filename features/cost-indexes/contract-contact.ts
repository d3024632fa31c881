import * as z from 'zod/mini';
import { defineCall, type BodyOf } from '#src/contract/call';

const NAME_MIN = 2;
const NAME_MAX = 20;
const COMPANY_MAX = 50;
const NOTE_MIN = 5;
const NOTE_MAX = 500;

/** 𠮷 is one sign. */
const signs = (text: string): number => [...text].length;

/** One rule a field, each with its words: the form and the server judge alike. */
export const contactFields = {
  contactName: z.string().check(
    z.trim(),
    z.minLength(1, '请输入姓名'),
    z.refine(
      (text) => signs(text) >= NAME_MIN && signs(text) <= NAME_MAX,
      `姓名长度在 ${NAME_MIN} 到 ${NAME_MAX} 个字`,
    ),
  ),
  company: z.string().check(
    z.trim(),
    z.minLength(1, '请输入单位名称'),
    z.refine((text) => signs(text) <= COMPANY_MAX, `单位名称不超过 ${COMPANY_MAX} 个字`),
  ),
  telephone: z
    .string()
    .check(z.trim(), z.minLength(1, '请输入联系电话'), z.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号码')),
  /** 需求 */
  note: z.string().check(
    z.trim(),
    z.minLength(1, '请说明您的需求'),
    z.refine((text) => signs(text) >= NOTE_MIN, `请至少写 ${NOTE_MIN} 个字`),
    z.refine((text) => signs(text) <= NOTE_MAX, `需求不超过 ${NOTE_MAX} 个字`),
  ),
};

export const contactCall = defineCall({
  method: 'POST',
  path: '/contact/add',
  access: 'member',
  owner: 'public',
  once: true,
  summary: '留下联系方式与需求，返回受理编号',
  body: z.object({
    ...contactFields,
    /** The series the wish was written beside; empty elsewhere. */
    seriesId: z._default(z.string().check(z.maxLength(64, '指数编号过长')), ''),
  }),
  data: z.object({ number: z.string() }),
});
export type Contact = BodyOf<typeof contactCall>;
