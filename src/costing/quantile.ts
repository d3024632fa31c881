export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Type 7 (linear interpolation, h = (n − 1)p + 1) over values already ascending. */
export const quantileOfSorted = (sorted: readonly number[], p: number): number => {
  if (!(p >= 0 && p <= 1)) throw new RangeError('p lies between 0 and 1');
  const h = (sorted.length - 1) * p;
  const lower = sorted[Math.floor(h)];
  const upper = sorted[Math.ceil(h)];
  if (lower === undefined || upper === undefined) throw new RangeError('no values, no quantile');
  return lower + (upper - lower) * (h - Math.floor(h));
};

/** Type-7 quantile of values in any order; `p` in 0–1. Throws RangeError without values. */
export const quantile = (values: readonly number[], p: number): number =>
  quantileOfSorted(ascending(values), p);
