import { useCostValue, useParts } from '#src/ui/figure-card/cost-figure.tsx';
import type { UnitPriceRow } from '../../contract';
import { quotedIn } from '../cost-of';

/** Amounts that add up, as they are shown. */
export interface ReadSum {
  readonly sum: number;
  readonly amounts: readonly number[];
  /** Each amount's share of the sum; undefined where nothing is moved, or each is read for itself. */
  readonly shares: readonly number[] | undefined;
}

/** Reads a sum of the record and what it consists of in the basis of the page. */
export const useSums = (row: UnitPriceRow): ((sum: number, amounts: readonly number[]) => ReadSum) => {
  const read = useCostValue();
  const partsOf = useParts();
  return (sum, amounts) => {
    const whole = read(quotedIn(row, sum));
    if (whole === null) return { sum, amounts, shares: undefined };
    const shares = partsOf(quotedIn(row, sum), amounts);
    const alone = () => amounts.map((amount) => read(quotedIn(row, amount)) ?? amount);
    return { sum: whole, shares, amounts: shares ?? alone() };
  };
};
