import { formatNumber, NO_VALUE } from '#src/ui/format';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import type { UnitPriceRow } from '../../contract';
import { readSpark } from '../read-courses';
import * as styles from '../unit.module.css';

const say = (value: number) => formatNumber(value, 2);

/** Medians of twelve months; months of too few prices are passed over. */
export const Course = ({ row }: { readonly row: UnitPriceRow }) => {
  const { scope, until, values } = readSpark(row, useCostValue());
  const points = values.filter((value) => value !== null);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) {
    return (
      <>
        <span aria-hidden>{NO_VALUE}</span>
        <span className="sr-only">近 12 个月样本不足</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.spark}>
        <Sparkline points={points} label={`近 12 个月中位至 ${until}：${say(first)} 到 ${say(last)}`} />
      </span>
      {scope === 'nationwide' && <small title="本省样本不足，画全国中位">全国</small>}
    </>
  );
};
