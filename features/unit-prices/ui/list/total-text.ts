import { formatNumber } from '#src/ui/format';
import type { UnitPricePage } from '../../contract';

/** Counting stops at a cap; from there on the number is a lower bound. */
export const totalText = (total: UnitPricePage['total'] | undefined): string => {
  if (!total) return '正在计数';
  return total.exact ? `共 ${formatNumber(total.count)} 条` : `超过 ${formatNumber(total.count)} 条`;
};
