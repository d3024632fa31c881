import Big from 'big.js';
import { roundTo } from '#src/costing/money';
import type { Base, IndustryRow } from '../contract';

/** 2021 年 1 月 = 100, 2020=100, 以 2020 年 12 月为 100, 2015年第一季度平均＝1000 */
const STATED =
  /(以)?(?<!\d)((?:19|20)\d{2})(?:年度?|[-./](?=\d))?(?:(\d{1,2})月?份?(?!\d)|第?([一二三四1-4])季度)?(?:平均|均值|价格水平)?(=|＝|为)(1000?)(?:\.0+)?(?![\d.])/;
const ORDINALS = '一二三四';
const MONTHS = 12;

/** What an index says it is measured by; undefined of everything that says nothing. */
export const statedBase = (words: string): Base | undefined => {
  const [, as, year, month, quarter, equals, value] = STATED.exec(words.replace(/\s/g, '')) ?? [];
  if (year === undefined || (equals === '为' && !as)) return undefined;
  const number = Number(value);
  const of = (frequency: Base['frequency'], ordinal: number): Base => ({
    frequency,
    period: `${year}-${String(ordinal).padStart(2, '0')}`,
    value: number,
  });
  if (quarter !== undefined)
    return of('quarter', ((ORDINALS.indexOf(quarter) + 1 || Number(quarter)) - 1) * 3 + 1);
  if (month === undefined) return of('year', 1);
  const ordinal = Number(month);
  return ordinal >= 1 && ordinal <= MONTHS ? of('month', ordinal) : undefined;
};

type Range = Readonly<{ low: number; high: number }>;
export interface Begun extends Pick<IndustryRow, 'scope' | 'unit' | 'name' | 'frequency'> {
  /** The first period there is, and what was published for it. */
  readonly begins: string;
  readonly firstOfAll: Range;
}

/** The base an index states, else the period its series begins with. */
export const baseOf = ({ scope, unit, name, frequency, begins }: Begun): Base =>
  [scope, unit, name].map(statedBase).find((base) => base !== undefined) ?? {
    period: begins,
    frequency,
    value: null,
  };

/** In percent, of the middle of what was published. */
export const overBase = ({ low, high }: Range, of: Begun): number => {
  const { value } = baseOf(of);
  const base = value === null ? new Big(of.firstOfAll.low).plus(of.firstOfAll.high) : new Big(value).times(2);
  return roundTo(new Big(low).plus(high).div(base).minus(1).times(100), 2);
};
