import { memo, useState, type ReactNode } from 'react';
import { BandBar } from '#src/ui/band-bar.tsx';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { UnitPriceRow } from '../../contract';
import type { Scheme } from '../../contract-schemes';
import { detailPath } from '../../detail-view';
import { editionWords } from '../../edition-words';
import type { SourcedRow } from '../../list-state';
import { bandOf, bandsNote, bandsText } from '../bands-text';
import { OWN } from '../labels';
import { NotRead } from '../not-read';
import { Price } from '../price';
import { readOwn } from '../read-courses';
import { Course } from './course';
import { listedCost, quotedOf } from './quoted-of';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

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
      {row.features.map(({ key, value }) => `${key}：${value}`).join('；') || row.featureText || '未注明特征'}
    </small>
  </div>
);

const Level = ({ row }: { readonly row: UnitPriceRow }) => {
  const { bands, reliability } = row.statistics;
  const own = readOwn(row, useCostValue());
  return (
    <div role="cell" className={styles.level} title={bandsNote(bands)}>
      {bandOf(bands) && <BandBar band={bandOf(bands)} value={own} unit={`元/${row.unit}`} own={OWN} />}
      <span>{bandsText(bands)}</span>
      <small>
        n={bands.n} · 可靠性{reliability}
      </small>
      <NotRead statistics={row.statistics} />
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
      <Level row={row} />
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
