import Big from 'big.js';

/** `period` is YYYY-MM. */
export interface MonthValue {
  readonly period: string;
  readonly value: number;
}

/** The month so many months earlier. */
export const monthsBefore = (period: string, months: number): string => {
  const [year = NaN, month = NaN] = period.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  if (!Number.isInteger(count)) throw new RangeError(`${period} is not a month`);
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((((count % 12) + 12) % 12) + 1).padStart(2, '0')}`;
};

const changeOver =
  (months: number) =>
  (points: readonly MonthValue[], period: string): number | null => {
    const at = (wanted: string) => points.find((point) => point.period === wanted)?.value;
    const now = at(period);
    const before = at(monthsBefore(period, months));
    // A gap in the series is no change of zero.
    if (now === undefined || before === undefined || before === 0) return null;
    return new Big(now).minus(before).div(before).times(100).toNumber();
  };

/** 环比 in percent, not rounded; null when one of the two months is missing. */
export const monthOverMonth = changeOver(1);

/** 同比 in percent, not rounded; null when one of the two months is missing. */
export const yearOverYear = changeOver(12);
