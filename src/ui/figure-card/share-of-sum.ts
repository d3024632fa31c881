import { sumMoney } from '#src/costing/money';
import type { RebaseResult } from '#src/costing/rebaser';
import { formatNumber } from '../format';
import type { WorkingInput } from '../working';

/** A part's share of a sum that was read as one. */
export interface ShareOfSum {
  /** Undefined where the part is read for itself. */
  readonly value: number | undefined;
  /** What the parts add up to: 综合单价. */
  readonly of: string;
}

export const withShare = (reading: RebaseResult, share: ShareOfSum | undefined): RebaseResult =>
  share?.value === undefined || reading.kind !== 'rebased' ? reading : { ...reading, value: share.value };

/** What the part got of the fen that rounding left over, with the rule it was shared out by. */
export const remainderInput = (
  alone: RebaseResult,
  share: ShareOfSum | undefined,
  unit: string,
): readonly WorkingInput[] => {
  if (share?.value === undefined || alone.kind !== 'rebased') return [];
  const rest = sumMoney([share.value, -alone.value]);
  if (rest === 0) return [];
  return [
    {
      label: '尾差',
      value: `${rest > 0 ? '+' : '−'}${formatNumber(Math.abs(rest), 2)} ${unit}`,
      source: `各项折算后的尾差按最大余数法分摊，合计等于折算后的${share.of}`,
    },
  ];
};
