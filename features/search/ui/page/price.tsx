import { endsOf, hasMiddle, isFew } from '#src/costing/sample-sizes';
import { formatNumber } from '#src/ui/format';
import type { SearchRow } from '../../contract';
import * as styles from './search-page.module.css';

type Priced = Pick<SearchRow, 'price' | 'unit' | 'low' | 'high' | 'median' | 'provenance' | 'basis'>;

export const monthsOf = (from?: string | null, to?: string | null): string =>
  [...new Set([from, to])].filter(Boolean).join(' 至 ');

interface PriceProps {
  readonly row: Priced;
  /** What a median is of: 广东, 全国. */
  readonly place: string;
}

type Several = NonNullable<Priced['median']>;

/** What a sample of this size may be called; of two both are shown. */
const nameOf = ({ n }: Several): string => (n < 2 ? '单条' : hasMiddle(n) ? '中位数' : '两条');
const rangeNameOf = (median: Several | null): string => (median ? endsOf(median.n).join('–') : '区间');

/** A price with all that it is read by: unit, month, tax basis, and the range it stands in; of several, what so many allow. */
export const Price = ({ row, place }: PriceProps) => {
  const { price, unit, low, high, median, provenance, basis: read } = row;
  const range =
    low !== null && high !== null ? `${formatNumber(low, 2)}–${formatNumber(high, 2)}` : undefined;
  const shown = price === null ? (median ? range : undefined) : formatNumber(price, 2);
  if (shown === undefined) return null;
  const taxBasis = unit === '点' ? '' : (median ?? provenance).taxBasis;
  // Of the records it stands for only one may have a price that can be read.
  const isMedian = median !== null && median.n > 1;
  const basis = median
    ? `${[isMedian && place, taxBasis].filter(Boolean).join(' ')} ${median.n} 条，${monthsOf(median.from, median.to)}，未折算`
    : (read ?? [provenance.priceDate, taxBasis].filter(Boolean).join(' '));
  return (
    <p className={styles.price}>
      {median && <small>{nameOf(median)}</small>} <b>{shown}</b> <span>{unit}</span>
      <small>{basis}</small>
      {price !== null && range && (
        <small>
          {rangeNameOf(median)} {range}
        </small>
      )}
      {!median && provenance.n !== undefined && <small>样本 {provenance.n} 条</small>}
      {median && isFew(median.n) && <small>样本少</small>}
    </p>
  );
};
