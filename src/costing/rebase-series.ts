import Big from 'big.js';
import type { MonthValue } from './changes';

const HUNDRED = 100;

/**
 * The same course with another month as 100: I(t) × 100 / I(base). Not rounded. Throws RangeError when the series has
 * no value above zero in that month.
 */
export const rebaseSeries = <Point extends MonthValue>(points: readonly Point[], base: string): Point[] => {
  const at = points.find(({ period }) => period === base)?.value;
  if (at === undefined || at <= 0) throw new RangeError(`the series has no value in ${base}`);
  return points.map((point) => ({ ...point, value: new Big(point.value).times(HUNDRED).div(at).toNumber() }));
};
