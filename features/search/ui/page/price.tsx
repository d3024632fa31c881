import { formatNumber } from '#src/ui/format';
import type { SearchRow } from '../../contract';
import * as styles from './search-page.module.css';

type Priced = Pick<SearchRow, 'price' | 'unit' | 'low' | 'high' | 'median' | 'provenance' | 'basis'>;

const monthsOf = ({ from, to }: NonNullable<Priced['median']>): string =>
  from === to ? (from ?? '') : [from, to].filter(Boolean).join(' 至 ');

interface PriceProps {
  readonly row: Priced;
  /** What a median is of: 广东, 全国. */
  readonly place: string;
}

/** A price with all that it is read by: unit, month, tax basis, and the range it stands in; of several, their median. */
export const Price = ({ row, place }: PriceProps) => {
  const { price, unit, low, high, median, provenance, basis: read } = row;
  if (price === null) return null;
  const taxBasis = unit === '点' ? '' : (median ?? provenance).taxBasis;
  // Of the records it stands for only one may have the tax basis that is read.
  const isMedian = median !== null && median.n > 1;
  const basis = median
    ? `${[isMedian && place, taxBasis].filter(Boolean).join(' ')} ${median.n} 条，${monthsOf(median)}，未折算`
    : (read ?? [provenance.priceDate, taxBasis].filter(Boolean).join(' '));
  return (
    <p className={styles.price}>
      {median && <small>{isMedian ? '中位数' : '单条'}</small>} <b>{formatNumber(price, 2)}</b>{' '}
      <span>{unit}</span>
      <small>{basis}</small>
      {low !== null && high !== null && (
        <small>
          {median ? 'P25–P75 ' : '区间 '}
          {formatNumber(low, 2)}–{formatNumber(high, 2)}
        </small>
      )}
    </p>
  );
};
