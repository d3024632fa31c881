import { toFen, toYuan } from './money';

const checkWeights = (weights: readonly number[]): number => {
  if (weights.some((weight) => !Number.isFinite(weight) || weight < 0)) {
    throw new RangeError('weights must be finite and not negative');
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) throw new RangeError('at least one weight must be above zero');
  return sum;
};

/**
 * Splits whole fen in the ratio of the weights by largest remainder. The parts sum to the total exactly, each lies
 * within one fen of its exact share, and a weight of zero gets nothing. Throws RangeError on weights that are
 * negative, not finite or all zero.
 */
export const splitFen = (totalFen: number, weights: readonly number[]): number[] => {
  if (!Number.isSafeInteger(totalFen)) throw new RangeError('the total must be a whole number of fen');
  const sum = checkWeights(weights);
  // Shares may carry a rounding error far below one fen; the parts are integers, so their sum carries none.
  const shares = weights.map((weight) => Math.abs(totalFen) * (weight / sum));
  const parts = shares.map(Math.floor);
  const missing = Math.abs(totalFen) - parts.reduce((total, part) => total + part, 0);
  // Below zero only where the shares' own rounding errors reach a fen, beyond a hundred billion 元.
  const step = Math.sign(missing);
  const byRemainder = shares
    .map((share, index) => ({ index, share, remainder: (share - Math.floor(share)) * step }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const rankOf = new Map(byRemainder.map(({ index }, rank) => [index, rank]));
  return parts.map((part, index) => {
    const corrected = (rankOf.get(index) ?? Infinity) < Math.abs(missing) ? part + step : part;
    return totalFen < 0 && corrected !== 0 ? -corrected : corrected;
  });
};

/** `splitFen` for amounts in 元: the total is rounded to the fen first, the parts have two decimals. */
export const splitExactly = (total: number | string, weights: readonly number[]): number[] =>
  splitFen(toFen(total), weights).map(toYuan);
