import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { roundTo } from '#src/costing/money';
import { quantileOfSorted } from '#src/costing/quantile';
import { variation } from '#src/costing/reliability';

export const CLASSES = 12;
const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
const CASES_BELOW = SAMPLE_SIZES.range;

/** What is kept of the prices of one group in one place and window. */
export interface Level {
  readonly n: number;
  readonly quantiles: readonly number[];
  readonly least: number;
  readonly greatest: number;
  readonly cases: readonly number[] | null;
  readonly variation: number | null;
  readonly classes: readonly number[];
}

const classesOf = (sorted: Float64Array, least: number, greatest: number): number[] => {
  const counts = new Array<number>(CLASSES).fill(0);
  const width = (greatest - least) / CLASSES;
  for (const price of sorted) {
    const place = width === 0 ? 0 : Math.min(CLASSES - 1, Math.floor((price - least) / width));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
};

/** Of at least one price; type-7 quantiles. */
export const levelOf = (prices: Float64Array): Level => {
  const sorted = prices.slice().sort();
  const n = sorted.length;
  const [least, greatest] = [sorted[0] ?? 0, sorted[n - 1] ?? 0];
  const list = sorted as unknown as readonly number[];
  const spread = variation(Array.from(sorted));
  return {
    n,
    quantiles: QUANTILES.map((p) => quantileOfSorted(list, p)),
    least,
    greatest,
    cases: n < CASES_BELOW ? Array.from(sorted) : null,
    variation: spread === null ? null : roundTo(spread, 4),
    classes: classesOf(sorted, least, greatest),
  };
};

/** Median of prices in any order; null where they are too few to have one. */
export const medianOf = (prices: Float64Array): number | null =>
  prices.length < SAMPLE_SIZES.range
    ? null
    : quantileOfSorted(prices.slice().sort() as unknown as readonly number[], 0.5);
