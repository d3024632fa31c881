import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { email } from '#src/contract/fields';
import { atMost } from '#src/contract/lengths';
import { servicePackage } from '#src/contract/service-package';
import { creditCodeIssue } from './rules/credit-code';
import { DAYS_TO_PAY } from './rules/days-to-pay';

/** Line breaks, tabs and signs that are not seen would stand in print and lists where nobody looks for them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const oneLine = (name: string) =>
  z.refine<string>((text) => !UNSEEN.test(text), `${name}不能含换行、制表符等控制字符`);

export const MOST_YEARS = 3;
const ORDER_STATES = ['unpriced', 'unpaid', 'open', 'cancelled', 'expired'] as const;
export const INVOICE_KINDS = ['normal', 'special'] as const;

const invoice = z.object({
  kind: z.enum(INVOICE_KINDS),
  title: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
  requestedAt: z.string(),
  /** Null until it is issued. */
  number: z.nullable(z.string()),
  issuedAt: z.nullable(z.string()),
});

const order = z.object({
  number: z.string(),
  packageCode: z.string(),
  packageName: z.string(),
  years: z.number(),
  /** In 元; null until the operator has named it. */
  price: z.nullable(z.number()),
  state: z.enum(ORDER_STATES),
  /** ISO 8601, as all moments here. */
  placedAt: z.string(),
  expiresAt: z.string(),
  /** The term it opened. */
  opensAt: z.nullable(z.string()),
  opensUntil: z.nullable(z.string()),
  invoice: z.nullable(invoice),
});
export type Order = z.output<typeof order>;
export type Invoice = z.output<typeof invoice>;

export const ordersCall = defineCall({
  method: 'GET',
  path: '/pb/order/overview',
  access: 'member',
  summary: '服务套餐与价格、收款账户、本人会员期限与全部订单，新的在前',
  data: z.object({
    packages: z.array(
      z.object({
        ...servicePackage,
        /** In 元; null where the operator is to be asked. */
        terms: z.array(z.object({ years: z.number(), price: z.nullable(z.number()) })),
      }),
    ),
    /** Null where the operator has named none. */
    payee: z.nullable(z.object({ holder: z.string(), bank: z.string(), number: z.string() })),
    /** Prices and account are those of a demo: nobody is to pay them. */
    isSample: z.boolean(),
    membership: z.object({ until: z.nullable(z.string()), isTrial: z.boolean(), isOver: z.boolean() }),
    orders: z.array(order),
  }),
});
export type Overview = DataOf<typeof ordersCall>;
export type OfferedPackage = Overview['packages'][number];

export const placeOrderCall = defineCall({
  method: 'POST',
  path: '/pb/order/place',
  access: 'member',
  once: true,
  summary: `下单；没有定价的套餐为询价订单。${DAYS_TO_PAY} 天内未付款即过期`,
  body: z.object({
    packageCode: z.string().check(z.minLength(1, '请选择套餐'), z.maxLength(32, '未知的套餐')),
    years: z.int('请选择年限').check(z.minimum(1, '请选择年限'), z.maximum(MOST_YEARS, '请选择年限')),
  }),
  data: order,
});
export type OrderRequest = BodyOf<typeof placeOrderCall>;

const number = z.string().check(z.minLength(1, '缺少订单编号'), z.maxLength(40, '订单编号不正确'));

export const cancelOrderCall = defineCall({
  method: 'POST',
  path: '/pb/order/cancel',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '取消本人没有付款的订单',
  body: z.object({ number }),
  data: order,
});

const required = (name: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `请输入${name}`),
      oneLine(name),
      atMost(most, `${name}不超过 ${most} 个字`),
    );
/** Of special invoices alone. */
const withSpecial = (name: string, most: number) =>
  z.string().check(z.trim(), oneLine(name), atMost(most, `${name}不超过 ${most} 个字`));

const TITLE_MAX = 100;
const ADDRESS_MAX = 100;
const BANK_MAX = 60;
const PHONE = /^[\d+()\- ]{5,30}$/;
const BANK_ACCOUNT = /^[\d ]{6,40}$/;

const TAX_NUMBER_WANTED = '专票必须填写税号';
const WANTED = {
  taxNumber: TAX_NUMBER_WANTED,
  address: '专票必须填写单位地址',
  phone: '专票必须填写单位电话',
  bank: '专票必须填写开户行',
  bankAccount: '专票必须填写银行账号',
} as const;

/** One rule a field, each with its words: the form and the server judge alike. */
export const invoiceFields = {
  kind: z.enum(INVOICE_KINDS, '请选择发票类型'),
  title: required('发票抬头', TITLE_MAX),
  /** May stay empty for a person. */
  taxNumber: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/\s/g, '').toUpperCase()),
    ),
    z.string().check((context) => {
      const message = context.value === '' ? undefined : creditCodeIssue(context.value);
      if (message !== undefined)
        context.issues.push({ code: 'custom', message, input: context.value, path: [] });
    }),
  ),
  email: z.pipe(email, z.string().check(z.minLength(1, '请输入接收发票的邮箱'))),
  address: withSpecial('单位地址', ADDRESS_MAX),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || PHONE.test(text), '单位电话只能含数字、空格和 + - ( )'),
  ),
  bank: withSpecial('开户行', BANK_MAX),
  bankAccount: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || BANK_ACCOUNT.test(text), '银行账号只能含数字和空格'),
  ),
};

type Lacking = Readonly<Record<keyof typeof WANTED | 'kind', string>>;
/** The first field that a special invoice wants and that is empty. */
export const lackingOf = (
  given: Lacking,
): { readonly at: keyof typeof WANTED; readonly message: string } | undefined => {
  if (given.kind !== 'special') return undefined;
  const at = (Object.keys(WANTED) as (keyof typeof WANTED)[]).find((name) => given[name] === '');
  return at && { at, message: WANTED[at] };
};

export const requestInvoiceCall = defineCall({
  method: 'POST',
  path: '/pb/order/requestInvoice',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '为本人已付款的订单申请发票；开具之前可以重新提交',
  body: z.object({ number, ...invoiceFields }).check((context) => {
    const lacking = lackingOf(context.value);
    if (lacking)
      context.issues.push({
        code: 'custom',
        message: lacking.message,
        input: context.value,
        path: [lacking.at],
      });
  }),
  data: order,
});
export type InvoiceRequest = BodyOf<typeof requestInvoiceCall>;
