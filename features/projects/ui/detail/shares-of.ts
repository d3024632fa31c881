import { shareOut } from '#src/costing/read-parts';
import type { Quoted } from '#src/costing/rebaser';
import { addsUp } from '#src/costing/unit-price';
import type { ProjectDetail } from '../../contract';
import { amountCostOf } from '../costs-of';
import type { CostLine } from './costs';

export interface Shares {
  /** 除税造价 and 税金, which add up to 含税造价. */
  readonly sums: readonly number[] | undefined;
  /** Lines, which add up to 除税造价; undefined where each is read for itself. */
  readonly lines: readonly number[] | undefined;
}

/** Parts of a sum as they are read; undefined where the sum is not moved. */
type PartsOf = (whole: Quoted, parts: readonly Quoted[]) => readonly number[] | undefined;

/** Amounts of a breakdown read in the basis of the page, from the total down, so that every sum holds to the fen. */
export const sharesOf = (
  partsOf: PartsOf,
  detail: Pick<ProjectDetail, 'row' | 'totals'>,
  lines: readonly CostLine[],
): Shares => {
  const { pretax, tax, total } = detail.totals;
  const whole = amountCostOf(detail, { name: '含税造价', amount: total }).quoted;
  const sums = partsOf(
    whole,
    [pretax, tax].map((value) => ({ ...whole, value })),
  );
  const amounts = lines.map(({ amount }) => amount);
  const untaxed = sums?.[0];
  const isWhole = addsUp(amounts, pretax);
  return { sums, lines: untaxed !== undefined && isWhole ? shareOut(untaxed, amounts) : undefined };
};
