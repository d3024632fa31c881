import Big from 'big.js';
import { unitName } from '#src/costing/content-unit';
import { moneyOf, splitUnit, timesInUnit } from './measures';
import { misplacedComma } from './misplaced-comma';
import { isNothing, plainText, writtenText } from './plain-text';
import type { Cell } from './table';
import { taxWordIn } from './terms';
import { unitFactor, type Quantity } from './units';
import { Unclear } from './unclear';

/** Signs: what is longer is a text, and no pattern is tried on it. */
const LONGEST_VALUE = 100;

/** What may be a number, a day or the like, in plain signs. */
export const valueText = (cell: Cell): string => {
  const text = plainText(cell);
  if (text.length <= LONGEST_VALUE) return text;
  throw new Unclear(`“${text.slice(0, 40)}…”有 ${text.length} 个字，是一段文字，不是数字、日期之类的值`);
};

// eslint-disable-next-line portal/no-super-linear-regexp -- a value is short.
const NUMBER = /^[¥]?\s*([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(.*)$/s;

const rounded = (value: number, decimals: number): number =>
  new Big(value).round(decimals, Big.roundHalfUp).toNumber();

/** A cell as a problem quotes it. */
export const shown = (cell: Cell): string => `“${plainText(cell).slice(0, 40)}”`;

const unitProblem = (cell: Cell, unit: string, [own]: readonly string[]): string => {
  const said = unit.slice(0, 20);
  const tax = taxWordIn(unit);
  if (tax) return `${shown(cell)}里写着“${tax.word}”，请把税口径写在表头或“税口径”列里，这一格只写数`;
  const { of, per } = splitUnit(said);
  const isPrice = (of === '' || unitFactor('money', of) !== undefined) && per !== undefined && per !== '';
  if (own === undefined)
    return isPrice
      ? `${shown(cell)}是每 ${unitName(per)} 的价格，这一列不按单位计`
      : `${shown(cell)}中的“${said}”不是认识的单位`;
  const wanted = splitUnit(own).per;
  if (isPrice && wanted !== undefined)
    return `${shown(cell)}按 ${unitName(per)} 计，本行按 ${unitName(wanted)} 计，折不成同一单位，请改成一致`;
  return `${shown(cell)}中的“${said}”不是本行的单位“${own}”`;
};

/** What the digits of a cell are multiplied with. */
const timesOfCell = (
  cell: Cell,
  unit: string,
  quantity: Quantity,
  factor: number,
  owns: readonly string[],
): Big => {
  // Of a figure told in 万元 a plain one is of 万元 already.
  const ownMoney = owns[0] === undefined ? 1 : (moneyOf(owns[0]) ?? 1);
  if (unit === '') return factor === 1 ? new Big(1) : new Big(factor).div(ownMoney);
  const known = unitFactor(quantity, unit);
  if (known !== undefined) return new Big(known).div(quantity === 'money' ? ownMoney : 1);
  const times = owns.map((own) => timesInUnit(unit, own)).find((one) => one !== undefined);
  if (times === undefined) throw new Unclear(unitProblem(cell, unit, owns));
  return times;
};

const RANGE = /^(.*?\d)\s*(?:~|—+|–|-|至|到)\s*(\d.*)$/s;

const partsOfNumber = (text: string): { readonly digits: string; readonly unit: string } | undefined => {
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', unit = ''] = match;
  return { digits: `${sign === '-' ? '-' : ''}${whole.replaceAll(',', '')}${fraction}`, unit };
};

/**
 * A number in the unit stored. A unit in the cell counts before the one of the column, whose factor is `factor`: one of
 * the quantity, or a spelling or another measure of `owns`, the unit that the row itself says. A unit nobody knows, two
 * decimal points or anything else beside the digits is refused.
 */
export const readNumber = (
  cell: Cell,
  quantity: Quantity,
  factor: number,
  ...owns: readonly string[]
): number => {
  if (cell instanceof Date) throw new Unclear(`${shown(cell)}是日期，不是数字`);
  if (typeof cell === 'boolean') throw new Unclear(`${shown(cell)}不是数字`);
  if (typeof cell === 'number') return scaled(String(cell), timesOfCell(cell, '', quantity, factor, owns));
  const text = valueText(cell);
  const parts = partsOfNumber(text);
  if (!parts) throw new Unclear(`${shown(cell)}不是数字`);
  const comma = misplacedComma(text);
  if (comma !== undefined) throw new Unclear(comma);
  if (RANGE.test(text)) throw new Unclear(`${shown(cell)}是一个范围，这里要一个数`);
  return scaled(parts.digits, timesOfCell(cell, parts.unit, quantity, factor, owns));
};

const scaled = (digits: string, times: Big): number => {
  try {
    return new Big(digits).times(times).toNumber();
  } catch {
    throw new Unclear(`“${digits}”不是数字`);
  }
};

/** `2350~2600`, `2.1万至2.4万`, `0.21–0.24万`: both ends in the unit stored; a single number is both of them. */
export const readRange = (
  cell: Cell,
  quantity: Quantity,
  factor: number,
  ...owns: readonly string[]
): { readonly low: number; readonly high: number } => {
  const [, from, to] = typeof cell === 'string' ? (RANGE.exec(valueText(cell)) ?? []) : [];
  if (from === undefined || to === undefined) {
    const value = readNumber(cell, quantity, factor, ...owns);
    return { low: value, high: value };
  }
  const unit = partsOfNumber(to)?.unit ?? '';
  const high = readNumber(to, quantity, factor, ...owns);
  const isBare = partsOfNumber(from)?.unit === '';
  return { low: readNumber(isBare ? from + unit : from, quantity, factor, ...owns), high };
};

const month = (year: number, ordinal: number, cell: Cell): string => {
  if (year < 1990 || year > 2100 || ordinal < 1 || ordinal > 12)
    throw new Unclear(`${shown(cell)}不是可信的年月`);
  return `${year}-${String(ordinal).padStart(2, '0')}`;
};

/** Lists of prices come out once a month. */
export const ISSUE = /^(\d{4}|\d{2})\s*年\s*(?:第\s*)?(\d{1,2})\s*期$/;
const MONTHS: readonly RegExp[] = [
  ISSUE,
  /^(\d{4})\s*年\s*(\d{1,2})\s*月(?:份|\s*\d{1,2}\s*日)?$/,
  // 2024.6月 is June: with 月 behind it the point parts year and month, and no number is meant.
  /^(\d{4})[-/.](\d{1,2})\s*月份?$/,
  /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?$/,
  /^(\d{4})(\d{2})(?:\d{2})?$/,
];
/** 上旬 or 底 of a month is that month. */
const PART_OF_MONTH = /(?<=月份?)\s*(?:[上中下]旬|[初底末])$/;
/** 二〇二四年六月, 2024年六月: the year digit by digit, the month as it is spoken. People write all kinds of circles. */
const SPOKEN =
  /^([\d〇零○oO一二三四五六七八九]{4})年\s*(\d{1,2}|十[一二]?|[一二三四五六七八九])月(?:份|[一二三四五六七八九十]{1,3}日)?$/;
const SPOKEN_DIGITS = '〇一二三四五六七八九';
const spokenDigit = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : SPOKEN_DIGITS.indexOf(sign.replace(/[零○oO]/, '〇'));
const spokenMonth = (word: string): number =>
  /\d/.test(word)
    ? Number(word)
    : word.startsWith('十')
      ? 10 + (word.length > 1 ? spokenDigit(word.slice(1)) : 0)
      : spokenDigit(word);

/** 24 → 2024 */
const wholeYear = (year: number): number => (year < 100 ? 2000 + year : year);

const monthInWords = (text: string, cell: Cell): string | undefined => {
  const [, year, ordinal] = SPOKEN.exec(text) ?? [];
  if (!year || !ordinal) return undefined;
  return month(Number([...year].map(spokenDigit).join('')), spokenMonth(ordinal), cell);
};

/** The first can be no month, so it is a year. */
const SHORT_YEAR = /^(?:(\d{2})\s*年\s*(\d{1,2})\s*月份?|(1[3-9]|[2-4]\d)[-/.](\d{1,2}))$/;
const SERIAL = /^[2-7]\d{4}$/;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, which counts a 29 February 1900 that never was. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const monthOfTime = (time: number, cell: Cell): string => {
  const date = new Date(time);
  return month(date.getUTCFullYear(), date.getUTCMonth() + 1, cell);
};

/** `2023年6月`, `2023-06`, `2023/6/1`, `202306`, `23年6月`, `23-06`, `2023年第6期`, `二〇二三年六月`, `2023年6月下旬`, a date cell or an Excel day number → `2023-06`. */
export const readMonth = (cell: Cell): string => {
  if (cell instanceof Date) return monthOfTime(cell.getTime(), cell);
  const text = valueText(cell).replace(PART_OF_MONTH, '');
  // As a number, October (2023.10) and January (2023.1) are the same.
  if (typeof cell === 'number' && !Number.isInteger(cell) && cell < 10_000)
    throw new Unclear(`${shown(cell)}看不出是哪个月，请写成 2023-06`);
  if (SERIAL.test(text) || (typeof cell === 'number' && cell >= 20_000 && cell < 80_000)) {
    return monthOfTime(EXCEL_EPOCH + Math.floor(Number(text)) * DAY_MS, cell);
  }
  for (const pattern of MONTHS) {
    const match = pattern.exec(text);
    if (match) return month(wholeYear(Number(match[1])), Number(match[2]), cell);
  }
  const [short, year, ordinal, other, otherOrdinal] = SHORT_YEAR.exec(text) ?? [];
  if (short !== undefined)
    return month(wholeYear(Number(year ?? other)), Number(ordinal ?? otherOrdinal), cell);
  const inWords = monthInWords(text, cell);
  if (inWords !== undefined) return inWords;
  throw new Unclear(`${shown(cell)}不是年月，请写成 2023-06 或 2023年6月`);
};

/** `2024-06-30`, `2024/6/30`, `2024年6月30日` or a date cell. */
export const readDay = (cell: Cell): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const [, year, ordinal, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(valueText(cell)) ?? [];
  const text = `${year}-${ordinal?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const time = year === undefined ? NaN : Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new Unclear(`${shown(cell)}不是日期，请写成 2024-06-30`);
  return text;
};

/** As written, of so many signs. */
export const readText = (cell: Cell, least: number, most: number): string => {
  const text = isNothing(cell) ? '' : writtenText(cell);
  if (text.length < least) throw new Unclear(text === '' ? '没有填' : `不足 ${least} 个字`);
  if (text.length > most) throw new Unclear(`超过 ${most} 个字`);
  return text;
};

const RATES = new Set([0, 0.01, 0.03, 0.05, 0.06, 0.09, 0.1, 0.11, 0.13, 0.16, 0.17]);

/** `9%`, `9` and `0.09` → 0.09. Whatever is no rate of the law in either reading is refused. */
export const readTaxRate = (cell: Cell): number => {
  const value = readNumber(cell, 'share', 1);
  const rate = [value, rounded(value / 100, 6)].find((each) => RATES.has(each));
  if (rate === undefined) throw new Unclear(`${shown(cell)}不是增值税率，请写成 9% 的形式`);
  return rate;
};

/** Percent, 0–100. A bare number up to one may be a percentage or a fraction and is refused. */
export const readPercent = (cell: Cell): number => {
  const signed = typeof cell === 'string' && plainText(cell).endsWith('%');
  const value = readNumber(cell, 'share', 1);
  const percent = signed ? rounded(value * 100, 4) : value;
  if (!signed && value > 0 && value <= 1)
    throw new Unclear(`${shown(cell)}看不出是小数还是百分数，请写成 50% 的形式`);
  if (percent < 0 || percent > 100) throw new Unclear(`${shown(cell)}不在 0–100% 之间`);
  return percent;
};
