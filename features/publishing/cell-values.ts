import Big from 'big.js';
import type { CellShape } from './contract-nodes';

const DIGITS = /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;
const CODE = /^\d{9}(\d{3})?$/;
const MOST_DIGITS = 13;
/** More are no measure of anything, and every sum would carry them on. */
const MOST_DECIMALS = 10;
const LONGEST = 40;
const HUNDRED = 100;

export const plain = (text: string): string => text.normalize('NFKC').trim();

const isNumber = (text: string): boolean => DIGITS.test(text);

/**
 * A number written with digits alone, full-width ones and thousands signs included; undefined for anything else, and
 * for one of more digits than anything is measured by.
 */
export const readDecimal = (text: string): Big | undefined => {
  const digits = plain(text);
  if (digits.length > LONGEST || !isNumber(digits)) return undefined;
  if ((digits.split('.')[1] ?? '').length > MOST_DECIMALS) return undefined;
  const value = new Big(digits.replaceAll(',', '').replace('+', ''));
  return value.abs().gte(new Big(10).pow(MOST_DIGITS)) ? undefined : value;
};

/** 0 where the cell says nothing that can be read; checks name such a cell before anybody counts with it. */
export const decimalIn = (text: string | undefined): Big => readDecimal(text ?? '') ?? new Big(0);

const quoted = (text: string): string => `“${text.trim().slice(0, 40)}”`;

const numberIssue = (text: string, { unit, signed }: CellShape): string | undefined => {
  const value = readDecimal(text);
  if (!value && isNumber(plain(text)))
    return `${quoted(text)}位数过多：整数至多 ${MOST_DIGITS} 位，小数至多 ${MOST_DECIMALS} 位`;
  if (!value)
    return `${quoted(text)}不是数字：只填数字，${unit ? `单位“${unit}”不写在格内` : '单位不写在格内'}`;
  return value.lt(0) && !signed ? `${quoted(text)}不能小于 0` : undefined;
};

const issueOf: Readonly<
  Record<
    CellShape['kind'],
    (text: string, shape: CellShape, choices: readonly string[]) => string | undefined
  >
> = {
  text: () => undefined,
  number: numberIssue,
  count: (text, shape) =>
    numberIssue(text, shape) ??
    (decimalIn(text).round().eq(decimalIn(text)) ? undefined : `${quoted(text)}不是整数`),
  percent: (text, shape) =>
    numberIssue(text, shape) ?? (decimalIn(text).gt(HUNDRED) ? `${quoted(text)}不在 0–100 之间` : undefined),
  month: (text) => (MONTH.test(plain(text)) ? undefined : `${quoted(text)}不是年月，请写成 2025-09 的形式`),
  choice: (text, _shape, choices) =>
    choices.length === 0 || choices.includes(text)
      ? undefined
      : `${quoted(text)}不在可选范围：${choices.join('、')}`,
  code: (text) => (CODE.test(plain(text)) ? undefined : `${quoted(text)}不是 9 位或 12 位的项目编码`),
};

/** Why the text cannot stand in this cell; undefined when it can, empty cells included. */
export const cellIssue = (
  text: string,
  shape: CellShape,
  choices: readonly string[] = [],
): string | undefined => (text.trim() === '' ? undefined : issueOf[shape.kind](text, shape, choices));
