import { formatNumber } from '#src/ui/format';
import { RESULT_CAP } from '../../contract';
import type { Count, Counts } from '../../selectors';

/** Counting stops at a cap; from there on the number is a lower bound, and no more exact than the cap. */
export const countText = ({ total, isCapped }: Count): string =>
  isCapped ? `超过 ${formatNumber(Math.max(RESULT_CAP, total - (total % RESULT_CAP)))}` : formatNumber(total);

/** Of all groups together; undefined while one of them has not been counted. */
export const sumOf = (counts: Counts, groups: readonly (keyof Counts)[]): Count | undefined => {
  const known = groups.flatMap((group) => counts[group] ?? []);
  if (known.length < groups.length) return undefined;
  return {
    total: known.reduce((sum, { total }) => sum + total, 0),
    isCapped: known.some(({ isCapped }) => isCapped),
  };
};
