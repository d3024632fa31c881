import * as z from 'zod/mini';
import { isDay } from '#src/contract/fields';

const day = (name: string) => {
  const words = `${name}应为 2026-01-31 的形式`;
  return z.string(words).check(z.refine(isDay, words));
};

export const ROLES = {
  a: '游客',
  u: '无权益会员',
  t: '试用会员',
  p: '付费会员',
  i: '内部账号',
} as const;
export type Role = keyof typeof ROLES;

/** Days of Shanghai, both included; by default those of everybody. */
export const period = {
  from: day('开始日期（from）'),
  to: day('结束日期（to）'),
  role: z.optional(z.enum(Object.keys(ROLES) as Role[], '没有这种身份')),
};
export const code = z.string().check(z.regex(/^\d{1,12}$/, '事件码应为数字'));

const MOST_CODES = 20;
/** 200101,200106 */
export const codes = z
  .string()
  .check(
    z.regex(
      new RegExp(`^\\d{1,12}(,\\d{1,12}){0,${MOST_CODES - 1}}$`),
      `请填写事件码（数字），以逗号分隔，至多 ${MOST_CODES} 个`,
    ),
  );

export interface Period {
  readonly from: string;
  readonly to: string;
  readonly role?: Role | undefined;
}

/** Rows of one file. */
export const MOST_EXPORTED = 100_000;
export const FORMATS = { csv: 'CSV', ndjson: 'NDJSON', parquet: 'Parquet' } as const;
export type FileFormat = keyof typeof FORMATS;
export const format = z.enum(Object.keys(FORMATS) as FileFormat[], '文件为 csv、ndjson 或 parquet');
