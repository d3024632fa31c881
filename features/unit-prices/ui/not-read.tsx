import { formatNumber } from '#src/ui/format';
import type { PriceStatistics } from '../contract';

/** Prices that no figure counts, for want of an index or a factor. */
export const NotRead = ({ statistics: { leftOut = 0, bands } }: { readonly statistics: PriceStatistics }) =>
  leftOut === 0 ? null : (
    <small className="warn">
      {bands.n === 0 ? '不可换算：' : ''}
      {formatNumber(leftOut)} 个样本没有指数或地区系数，未计入
    </small>
  );
