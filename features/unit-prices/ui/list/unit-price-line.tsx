import { memo, useState, type ReactNode } from 'react';
import type { Quoted } from '#src/costing/rebaser';
import { BandBar } from '#src/ui/band-bar.tsx';
import { classes } from '#src/ui/classes';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber, NO_VALUE } from '#src/ui/format';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import type { UnitPriceRow } from '../../contract';
import type { Scheme } from '../../contract-schemes';
import { detailPath } from '../../detail-view';
import { editionWords } from '../../edition-words';
import { featureWords } from '../../feature-words';
import type { SourcedRow } from '../../selectors';
import { bandOf, bandsNote, bandsText } from '../bands-text';
import { OWN } from '../labels';
import { Price } from '../price';
import { readSpark } from '../read-courses';
import { listedCost, quotedOf } from './quoted-of';
import * as styles from '../unit.module.css';

const say = (value: number) => formatNumber(value, 2);

/** Medians of twelve months; months of too few prices are passed over. */
const Course = ({ row }: { readonly row: UnitPriceRow }) => {
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

/** Buttons of other slices beside a record: 收藏, 点赞. */
export type MarksOf = (row: UnitPriceRow) => ReactNode;

export interface UnitPriceLineProps {
  readonly row: SourcedRow;
  readonly scheme: Scheme | undefined;
  readonly marksOf: MarksOf;
  readonly isMoving: boolean;
}

const Name = ({ row }: { readonly row: UnitPriceRow }) => (
  <div role="rowheader" className={styles.name}>
    <a href={`#${detailPath(row)}`}>{row.name}</a> <SourceBadge source={row.source} />
    <small title={`${row.code} · ${editionWords(row)}`}>
      {row.code} · {editionWords(row)}
    </small>
    <small className={styles.features} title={row.featureText}>
      {featureWords(row) || '未注明特征'}
    </small>
  </div>
);

/** The mark stands where the price that is shown belongs. */
const Level = ({ row, quoted }: { readonly row: UnitPriceRow; readonly quoted: Quoted }) => {
  const { bands, reliability, areaName, months, reference, widened, moved } = row.statistics;
  const own = useCostValue()(quoted);
  return (
    <div
      role="cell"
      className={styles.level}
      title={[bandsNote(bands), reference, widened].filter(Boolean).join('\n')}
    >
      {bandOf(bands) && <BandBar band={bandOf(bands)} value={own} unit={`元/${row.unit}`} own={OWN} />}
      <span>{bandsText(bands)}</span>
      <small>
        {areaName} {months} 月 n={bands.n} · 可靠性{reliability}
      </small>
      {moved && <small>{moved}</small>}
    </div>
  );
};

/** Marks are asked about over the wire; a list that rushes past asks nothing. */
export const UnitPriceLine = memo(({ row, scheme, marksOf, isMoving }: UnitPriceLineProps) => {
  const price = quotedOf(row, scheme);
  const [isMarked, setIsMarked] = useState(!isMoving);
  if (!isMarked && !isMoving) setIsMarked(true);
  return (
    <>
      <Name row={row} />
      <div role="cell" className={styles.unit}>
        {row.unit}
      </div>
      <div role="cell" className={classes('numeric', styles.price)}>
        <Price {...price} cost={listedCost(row, price)} />
        {scheme && row.schemePrice === null && <small>无价格组成，未按方案</small>}
      </div>
      <Level row={row} quoted={price.quoted} />
      <div role="cell" className={styles.course}>
        <Course row={row} />
      </div>
      <div role="cell" className={styles.area}>
        {row.areaName}
      </div>
      <div role="cell" className={styles.date}>
        {row.priceDate}
        <small>{row.taxBasis}</small>
      </div>
      <div role="cell" className={styles.marks}>
        {isMarked && marksOf(row)}
      </div>
    </>
  );
});
UnitPriceLine.displayName = 'UnitPriceLine';
