import { addMonths } from '#src/costing/months';
import { formatNumber, seriesDigits } from '#src/ui/format';
import type { HomeContent } from '../contract';

/** Of the country and the newest month, or of the place and month that are named. */
export type Series = HomeContent['ticker'][number] & { readonly areaName?: string };

/** First and last month of the points, which end with the series' own period. */
export const spanOf = ({ period, points }: Series): readonly [string, string] | undefined =>
  points.length > 1 ? [addMonths(period, 1 - points.length), period] : undefined;

/** Of the whole course that is drawn, not of its last month. */
export const toneOf = ({ points }: Series): string => {
  const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
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
