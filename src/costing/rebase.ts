import Big from 'big.js';
import type { Decimal } from './money';

/** What a cost was made under, and what it shall be read under: two values of one index series, or two place factors. */
export interface Change {
  readonly from: Decimal;
  readonly to: Decimal;
}

const scale = (cost: Big, { from, to }: Change): Big => {
  const [before, after] = [new Big(from), new Big(to)];
  if (before.lte(0) || after.lte(0)) throw new RangeError('an index or factor must be above zero');
  // Multiplied first: division is the one step that loses digits.
  return cost.times(after).div(before);
};

/** P × I(to) / I(from). Not rounded. Throws RangeError when an index is not above zero. */
export const rebaseByDate = (cost: Decimal, index: Change): number => scale(new Big(cost), index).toNumber();

/** Date and place in one step. Not rounded: round for display only. */
export const rebase = (
  cost: Decimal,
  { index, factor }: { readonly index: Change; readonly factor: Change },
): number => scale(scale(new Big(cost), index), factor).toNumber();
