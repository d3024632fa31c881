import Big from 'big.js';
import { addMonths } from './months';

/** `period` is YYYY-MM. */
export interface MonthValue {
  readonly period: string;
  readonly value: number;
}

const changeOver =
  (months: number) =>
  (points: readonly MonthValue[], period: string): number | null => {
    const at = (wanted: string) => points.find((point) => point.period === wanted)?.value;
    const now = at(period);
    const before = at(addMonths(period, -months));
    // A gap in the series is no change of zero.
    if (now === undefined || before === undefined || before === 0) return null;
    return new Big(now).minus(before).div(before).times(100).toNumber();
  };

/** 环比 in percent, not rounded; null when one of the two months is missing. */
export const monthOverMonth = changeOver(1);

/** 同比 in percent, not rounded; null when one of the two months is missing. */
export const yearOverYear = changeOver(12);
