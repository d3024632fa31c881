import { formatNumber } from '#src/ui/format';
import type { SearchRow } from '../../contract';
import * as styles from './search-page.module.css';

/** A price with all that it is read by: unit, month, tax basis, and the range it stands in. */
export const Price = ({
  row: { price, unit, low, high, n, provenance },
}: {
  readonly row: Pick<SearchRow, 'price' | 'unit' | 'low' | 'high' | 'n' | 'provenance'>;
}) => {
  if (price === null) return null;
  const isIndex = unit === '点';
  const basis = [provenance.priceDate, isIndex ? '' : provenance.taxBasis].filter(Boolean).join(' ');
  return (
    <p className={styles.price}>
      <b>{formatNumber(price, 2)}</b> <span>{unit}</span>
      <small>{basis}</small>
      {low !== null && high !== null && (
        <small>
          {n > 1 ? '同名记录各地各期、未折算 P25–P75 ' : '区间 '}
          {formatNumber(low, 2)}–{formatNumber(high, 2)}
        </small>
      )}
    </p>
  );
};
