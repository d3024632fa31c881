import Big from 'big.js';
import { roundTo } from '#src/costing/money';
import { MONTH } from '#src/costing/months';
import { isWithin, type Bounds } from '#src/contract/project-bounds';
import type { CellShape } from './contract-nodes';

const DIGITS = /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
const CODE = /^\d{9}(\d{3})?$/;
const MOST_DIGITS = 13;
/** More are no measure of anything, and every sum would carry them on. */
const MOST_DECIMALS = 10;
const LONGEST = 40;
const HUNDRED = 100;
const STORED_DECIMALS = 2;

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

/** What a project keeps of a figure. */
export const storedFigure = (text: string | undefined): number => roundTo(decimalIn(text), STORED_DECIMALS);

const quoted = (text: string): string => `“${text.trim().slice(0, 40)}”`;

const counted = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** Asked of what is stored: 0.004 ㎡ is no area. */
const beyondIssue = (text: string, bounds: Bounds, unit: string | undefined): string | undefined => {
  const stored = storedFigure(text);
  if (isWithin(bounds, stored)) return undefined;
  const [least, greatest] = bounds;
  if (least > 0 && stored <= 0) return `${quoted(text)}必须大于 0（保留 ${STORED_DECIMALS} 位小数）`;
  const range = `${counted(least)} 至 ${counted(greatest)}${unit ? ` ${unit}` : ''}`;
  return `${quoted(text)}超出合理范围（${range}），请检查数字和单位`;
};

const numberIssue = (text: string, { unit, signed, bounds }: CellShape): string | undefined => {
  const value = readDecimal(text);
  if (!value && isNumber(plain(text)))
    return `${quoted(text)}位数过多：整数至多 ${MOST_DIGITS} 位，小数至多 ${MOST_DECIMALS} 位`;
  if (!value)
    return `${quoted(text)}不是数字：只填数字，${unit ? `单位“${unit}”不写在格内` : '单位不写在格内'}`;
  if (value.lt(0) && !signed) return `${quoted(text)}不能小于 0`;
  return bounds && beyondIssue(text, bounds, unit);
};

const issueOf: Readonly<
  Record<
    CellShape['kind'],
    (text: string, shape: CellShape, choices: readonly string[]) => string | undefined
  >
> = {
  text: (text, { longest }) =>
    longest !== undefined && [...text.trim()].length > longest
      ? `${quoted(text)}超过 ${longest} 个字`
      : undefined,
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
