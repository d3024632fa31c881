import * as z from 'zod/mini';
import { MONTH } from '#src/costing/months';
import { atMost } from './lengths';

/** A mainland mobile. A form may have words of its own. */
export const mobile = (empty = '请您输入手机号码', wrong = '请输入正确的电话号码') =>
  z.string().check(z.trim(), z.minLength(1, empty), z.regex(/^1[3-9]\d{9}$/, wrong));

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const EMAIL_MAX = 100;

/** May stay empty. */
export const email = z.string().check(
  z.trim(),
  atMost(EMAIL_MAX, '邮箱过长'),
  z.refine((text) => text === '' || EMAIL.test(text), '邮箱格式不正确'),
);

/** Signs nobody sees, and those that turn the order of others around: two names that look alike would not be. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;

/** Of what somebody calls themselves. */
export const seenWhole = (what: string) =>
  z.refine<string>((text) => !UNSEEN.test(text), `${what}里有看不见的字符，请重新输入`);

const COMPANY_MAX = 50;

/** May stay empty. */
export const company = z
  .string()
  .check(z.trim(), atMost(COMPANY_MAX, `单位名称不超过 ${COMPANY_MAX} 个字`), seenWhole('单位名称'));

const PRICE = /^\d+(\.\d{1,2})?$/;

/** In 元, to the fen; may stay empty. */
export const price = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || (PRICE.test(text) && Number(text) > 0), '请输入正确的价格'),
);

/** Of years that records can be of; PostgreSQL knows no year 0000. */
const YEAR = '(19|20)\\d\\d';
export const year = z.string().check(z.regex(new RegExp(`^${YEAR}$`), '年份应写作 2025 的形式'));

/** YYYY-MM */
export const month = z.string().check(z.regex(MONTH, '月份应写作 2025-09 的形式'));

const DAY = new RegExp(`^${YEAR}-\\d\\d-\\d\\d$`);
/** YYYY-MM-DD that exists: no 30 February. */
export const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
