import { monthNumber } from './months';

/** Sums of one month's samples; `weight` is their scale (building area), `value` their values times it. */
export interface MonthSums {
  /** YYYY-MM */
  readonly period: string;
  readonly n: number;
  readonly weight: number;
  readonly value: number;
}

/** Half of the weight is left after `halfLife` months; months to come count in full. Null weighs nothing by age. */
export const recencyWeight = (period: string, newest: string, halfLife: number | null): number => {
  if (halfLife === null) return 1;
  if (!(halfLife > 0)) throw new RangeError('a half-life is longer than nothing');
  return 0.5 ** (Math.max(0, monthNumber(newest) - monthNumber(period)) / halfLife);
};

/** The mean weighted by scale and age; null without any scale. */
export const recencyMean = (
  months: readonly MonthSums[],
  newest: string,
  halfLife: number | null,
): number | null => {
  let [weight, value] = [0, 0];
  for (const month of months) {
    const age = recencyWeight(month.period, newest, halfLife);
    weight += age * month.weight;
    value += age * month.value;
  }
  return weight > 0 ? value / weight : null;
};

/** How many samples of equal weight would say as much: (Σw)² / Σw². */
export const effectiveSamples = (
  months: readonly Pick<MonthSums, 'period' | 'n'>[],
  newest: string,
  halfLife: number | null,
): number => {
  let [sum, squares] = [0, 0];
  for (const { period, n } of months) {
    const age = recencyWeight(period, newest, halfLife);
    sum += n * age;
    squares += n * age * age;
  }
  return squares > 0 ? sum ** 2 / squares : 0;
};

/** Samples by month of one part of a whole. */
export interface AgedPart {
  readonly name: string;
  readonly months: readonly (readonly [period: string, n: number])[];
}

/** Share of each part in percent when older samples count for less; all zero without samples. */
export const recencyShares = (
  parts: readonly AgedPart[],
  newest: string,
  halfLife: number | null,
): readonly { readonly name: string; readonly share: number }[] => {
  const weighed = parts.map(({ name, months }) => ({
    name,
    weight: months.reduce((sum, [period, n]) => sum + n * recencyWeight(period, newest, halfLife), 0),
  }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ name, weight }) => ({ name, share: whole > 0 ? (weight / whole) * 100 : 0 }));
};
