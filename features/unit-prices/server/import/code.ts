import { plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';

const CODE = /^[0-9A-Z]{2,12}$/;
const DASHED = /^\d{2}-\d{2}-\d{2}-\d{3}(?:-\d{3})?$/;
const NATIONAL = /^\d{9}(?:\d{3})?$/;
/** A spreadsheet that takes a code for a number drops its first sign, which is 0 in all of the standard. */
const WITHOUT_ZERO = /^[1-9]\d{7}(?:\d{3})?$/;

/** The item of the standard, of a code that has the sequence within a bill at its end; a house's own code as it is. */
export const itemCodeOf = (code: string): string => (NATIONAL.test(code) ? code.slice(0, 9) : code);

interface ReadCode {
  readonly code: string;
  /** What was taken for granted, in words. */
  readonly assumed: readonly string[];
}

/** `isItem` tells of nine digits whether an item has them. */
export const readCode = (cell: Cell, isItem: (code: string) => boolean): ReadCode => {
  const written = plainText(cell).toUpperCase();
  const code = DASHED.test(written) ? written.replaceAll('-', '') : written;
  if (!CODE.test(code)) throw new Unclear(`项目编码“${code.slice(0, 20)}”不是 2 至 12 位数字或字母`);
  if (!WITHOUT_ZERO.test(code)) return { code, assumed: [] };
  const whole = `0${code}`;
  const item = itemCodeOf(whole);
  if (!isItem(item))
    throw new Unclear(
      `项目编码“${code}”是 ${code.length} 位，像是被表格软件丢了开头的 0，但补上后的“${item}”不是库中的清单项目；请把该列设为“文本”，写全编码`,
    );
  return { code: whole, assumed: [`项目编码 ${code} 补上开头的 0`] };
};
