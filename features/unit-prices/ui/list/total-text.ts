import { formatNumber } from '#src/ui/format';
import type { UnitPricePage } from '../../contract';
import type { ListState } from '../../selectors';
import { isCut, rowCount } from './row-count';

/** Counting stops at a cap; from there on the number is a lower bound. */
export const totalText = (total: UnitPricePage['total'] | undefined): string => {
  if (!total) return '正在计数';
  return total.exact ? `共 ${formatNumber(total.count)} 条` : `超过 ${formatNumber(total.count)} 条`;
};

/** How many there are, and where the list ends before they do; nothing before it is shown. */
export const statusText = (list: ListState): string | undefined => {
  if (list.status !== 'shown') return undefined;
  if (!list.total && list.isUncounted) return '条数没能取到';
  const end = `，列表到第 ${formatNumber(rowCount(list))} 条为止，请用条件缩小范围`;
  return totalText(list.total) + (isCut(list) ? end : '');
};
