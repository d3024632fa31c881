import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { RATE_BASES, schemeId } from './contract-shapes';

export const MOST_SCHEMES = 20;
const MOST_PRICES = 200;
export const MOST_NAME = 40;

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请填写方案名称'),
    z.maxLength(MOST_NAME, `方案名称不超过 ${MOST_NAME} 个字`),
  );
const rate = (label: string, most: number) =>
  z.nullable(
    z
      .number(`${label}应为数字`)
      .check(z.minimum(0, `${label}不能小于 0`), z.maximum(most, `${label}不能大于 ${most * 100}%`)),
  );

/** What a scheme says; null leaves the record's own. Rates are fractions: 0.18. */
export const schemeTerms = z.object({
  rateBase: z.nullable(keysOf(RATE_BASES)),
  managementRate: rate('管理费率', 1),
  profitRate: rate('利润率', 1),
  /** Of 人工 + 材料 + 主材 + 设备 + 机械. */
  riskRate: rate('风险费率', 0.5),
  /** The price is shown 含税 at this rate; null shows it in the record's own basis. */
  taxRate: rate('税率', 0.3),
  /** 主材价: prices of resources by their key, 元 除税. */
  materialPrices: z
    .array(
      z.object({
        key: z.string().check(z.minLength(1, '缺少材料'), z.maxLength(300, '材料名称过长')),
        name: z.string().check(z.maxLength(200, '材料名称过长')),
        price: z
          .number('材料价格应为数字')
          .check(z.minimum(0, '材料价格不能小于 0'), z.maximum(10_000_000, '材料价格过大')),
      }),
    )
    .check(z.maxLength(MOST_PRICES, `一个方案至多 ${MOST_PRICES} 种材料价`)),
});
export type SchemeTerms = z.output<typeof schemeTerms>;

const scheme = z.extend(schemeTerms, {
  id: schemeId,
  name: z.string(),
  /** Lists and details are seen under it; at most one is. */
  isChosen: z.boolean(),
  /** ISO 8601 */
  changedAt: z.string(),
});
export type Scheme = z.output<typeof scheme>;

/** All schemes of the account, in the order they were made: every call below answers it. */
const schemes = z.object({ schemes: z.array(scheme) });

export const schemesCall = defineCall({
  method: 'GET',
  path: '/core/bqItem/scheme/list',
  access: 'member',
  summary: '我的计价方案',
  data: schemes,
});

export const createSchemeCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/scheme/create',
  access: 'member',
  once: true,
  summary: '新建计价方案',
  body: z.extend(schemeTerms, { name }),
  data: schemes,
});

/** Changes what is given: the name alone renames. */
export const changeSchemeCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/scheme/change',
  access: 'member',
  owner: 'account',
  once: true,
  summary: '修改计价方案的名称或内容',
  body: z.object({ id: schemeId, name: z.optional(name), terms: z.optional(schemeTerms) }),
  data: schemes,
});

export const removeSchemeCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/scheme/remove',
  access: 'member',
  owner: 'account',
  once: true,
  summary: '删除计价方案',
  body: z.object({ id: schemeId }),
  data: schemes,
});

/** `id` null returns to the records' own prices. */
export const chooseSchemeCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/scheme/choose',
  access: 'member',
  owner: 'account',
  once: true,
  summary: '选用计价方案',
  body: z.object({ id: z.nullable(schemeId) }),
  data: schemes,
});
