import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { company, mobile, seenWhole } from '#src/contract/fields';
import { atMost, between } from '#src/contract/lengths';
import { servicePackage } from '#src/contract/service-package';

const NAME_MIN = 2;
const NAME_MAX = 10;
const NOTE_MAX = 500;

export const contactName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请输入姓名'),
    between(NAME_MIN, NAME_MAX, '姓名长度在 2 到 10 个字符'),
    seenWhole('姓名'),
  );
export const telephone = mobile('请输入手机号码');
/** May stay empty where the purpose says enough. */
export const note = z.string().check(z.trim(), atMost(NOTE_MAX, `内容不超过 ${NOTE_MAX} 个字`));

/** Empty while none is chosen. */
export const packageCode = z.string().check(z.maxLength(32, '未知的套餐'));

export const purposes = ['buy', 'consult'] as const;
export type Purpose = (typeof purposes)[number];
/** Purposes whose note must not be empty. */
export const saysSomething = (purpose: Purpose): boolean => purpose === 'consult';

const WORDLESS = '请填写内容';
/** What is asked says nothing without words. */
export const message = z
  .string()
  .check(z.trim(), z.minLength(1, WORDLESS), atMost(NOTE_MAX, `内容不超过 ${NOTE_MAX} 个字`));

const inquiry = z
  .object({
    purpose: z.enum(purposes, '未知的用途'),
    packageCode: z._default(packageCode, ''),
    contactName,
    telephone,
    company: z._default(company, ''),
    note: z._default(note, ''),
  })
  .check(
    z.refine(({ purpose, note: said }) => !saysSomething(purpose) || said !== '', {
      path: ['note'],
      error: WORDLESS,
    }),
  );
export type Inquiry = z.output<typeof inquiry>;

export const offerCall = defineCall({
  method: 'GET',
  path: '/pb/service/offer',
  access: 'public',
  summary: '服务套餐与客服联系方式',
  data: z.object({
    packages: z.array(z.object({ ...servicePackage, price: z.string() })),
    /** Empty where the house has named none. */
    contacts: z.object({
      hotline: z.string(),
      hours: z.string(),
      email: z.string(),
      /** Nobody answers there: a demo. */
      isSample: z.optional(z.boolean()),
    }),
  }),
});
export type Offer = DataOf<typeof offerCall>;

export const inquiryCall = defineCall({
  method: 'POST',
  path: '/pb/service/inquiry',
  access: 'public',
  keepsSender: true,
  once: true,
  summary: '提交购买意向或咨询，返回受理编号',
  body: inquiry,
  data: z.object({ number: z.string() }),
});
