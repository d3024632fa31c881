import Big from 'big.js';
import type { MonthValue } from './changes';

/**
 * Continues a series beyond a change of base: the old values up to the link month, then the new ones scaled by
 * I_old(s) / I_new(s). Values are not rounded. Throws RangeError when a series lacks the link month or is zero there.
 */
export const spliceIndex = (
  old: readonly MonthValue[],
  renewed: readonly MonthValue[],
  link: string,
): MonthValue[] => {
  const at = (points: readonly MonthValue[]) => points.find(({ period }) => period === link)?.value;
  const [before, after] = [at(old), at(renewed)];
  if (before === undefined || !after) throw new RangeError(`both series need a value in ${link}`);
  return [
    ...old.filter(({ period }) => period <= link),
    ...renewed
      .filter(({ period }) => period > link)
      .map(({ period, value }) => ({ period, value: new Big(value).times(before).div(after).toNumber() })),
  ];
};
