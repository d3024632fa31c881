import { formatNumber, seriesDigits } from '#src/ui/format';
import type { HomeContent } from '../contract';

export type Series = HomeContent['ticker'][number];

const monthsBefore = (period: string, months: number): string | undefined => {
  const [year, month] = period.split('-').map(Number);
  if (!year || !month) return undefined;
  const count = year * 12 + (month - 1) - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** First and last month of the points, which end with the series' own period. */
export const spanOf = ({ period, points }: Series): readonly [string, string] | undefined => {
  const first = monthsBefore(period, points.length - 1);
  return points.length > 1 && first ? [first, period] : undefined;
};

export const toneOf = ({ change }: Series): string => {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
};

/** The drawing in words. */
export const courseOf = (series: Series): string => {
  const { name, points, unit } = series;
  const say = (value: number) => formatNumber(value, seriesDigits(unit));
  const span = spanOf(series);
  return span
    ? `${name}，${span[0]} 至 ${span[1]}：最低 ${say(Math.min(...points))}，最高 ${say(Math.max(...points))}`
    : name;
};
