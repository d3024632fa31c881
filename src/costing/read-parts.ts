import { scaled } from './exact-scale';
import { toFen } from './money';
import { scaleOf, type Quoted, type Rebase } from './rebaser';
import { splitExactly } from './split-exactly';
import { addsUp } from './unit-price';

/** The sum in the ratio of its parts, to the fen; undefined where there is no ratio. */
export const shareOut = (sum: number, amounts: readonly number[]): readonly number[] | undefined =>
  amounts.some((amount) => amount < 0) || !amounts.some((amount) => toFen(amount) > 0)
    ? undefined
    : splitExactly(sum, amounts);

/** As they are read, not rounded; undefined where one of them cannot be. */
export const movedExactly = (parts: readonly Quoted[], rebase: Rebase): readonly number[] | undefined => {
  const moved = parts.flatMap((part) => {
    const reading = rebase(part);
    if (reading.kind === 'impossible') return [];
    return reading.kind === 'same' ? part.value : scaled(part.value, scaleOf(reading.steps)).toNumber();
  });
  return moved.length === parts.length ? moved : undefined;
};

/**
 * Parts of a sum read in one basis: the fen that rounding leaves over go to the parts with the largest remainders, so
 * that they add up to the whole as it is read. Undefined where the whole is not moved, and where the parts do not add
 * up as they were quoted: sharing out would hide that.
 */
export const readParts = (
  whole: Quoted,
  parts: readonly Quoted[],
  rebase: Rebase,
): readonly number[] | undefined => {
  const reading = rebase(whole);
  const isWhole = addsUp(
    parts.map(({ value }) => value),
    whole.value,
  );
  if (reading.kind !== 'rebased' || !isWhole) return undefined;
  const moved = movedExactly(parts, rebase);
  return moved && shareOut(reading.value, moved);
};
