import { addMonths } from '#src/costing/months';
import type { IndexSeries } from '../contract';

type Frequency = IndexSeries['frequency'];

export const MONTHS_OF: Readonly<Record<Frequency, number>> = { month: 1, quarter: 3, year: 12 };

interface Valued {
  readonly period: string;
  readonly value: number;
}

/** Means of whole quarters or years, each under its first month; an unfinished one is left out. */
export const meansOf = (months: readonly Valued[], frequency: Frequency): Valued[] => {
  const length = MONTHS_OF[frequency];
  const whole = Math.floor(months.length / length);
  return Array.from({ length: whole }, (_, at) => {
    const part = months.slice(at * length, (at + 1) * length);
    return {
      period: part[0]?.period ?? '',
      value: part.reduce((sum, { value }) => sum + value, 0) / length,
    };
  });
};

/** The same course with this period as 100. */
export const basedOn = (points: readonly Valued[], base: string): Valued[] => {
  const hundred = points.find(({ period }) => period === base)?.value ?? 100;
  return points.map(({ period, value }) => ({ period, value: (value / hundred) * 100 }));
};

/** Goes on at half the pace of the last half year. */
export const forecastsOf = (points: readonly Valued[], months: number): Valued[] => {
  const last = points.at(-1);
  const earlier = points.at(-7);
  if (!last || !earlier) return [];
  const pace = (last.value - earlier.value) / 12;
  return Array.from({ length: months }, (_, at) => ({
    period: addMonths(last.period, at + 1),
    value: last.value + pace * (at + 1),
  }));
};
