import { toFen } from './money';
import type { Quoted, Rebase } from './rebaser';
import { splitExactly } from './split-exactly';
import { addsUp } from './unit-price';

/** The sum in the ratio of its parts, to the fen; undefined where there is no ratio. */
export const shareOut = (sum: number, amounts: readonly number[]): readonly number[] | undefined =>
  amounts.some((amount) => amount < 0) || !amounts.some((amount) => toFen(amount) > 0)
    ? undefined
    : splitExactly(sum, amounts);

/**
 * Parts of a sum read in one basis: every part is moved by the factor of the whole, and the fen that rounding leaves
 * over go to the parts with the largest remainders, so that they add up to the whole as it is read. Undefined where
 * the whole is not moved, and where the parts do not add up as they were quoted: sharing out would hide that.
 */
export const readParts = (
  whole: Quoted,
  amounts: readonly number[],
  rebase: Rebase,
): readonly number[] | undefined => {
  const reading = rebase(whole);
  if (reading.kind !== 'rebased' || !addsUp(amounts, whole.value)) return undefined;
  return shareOut(reading.value, amounts);
};
