import { use } from 'react';
import { Change } from '#src/ui/change.tsx';
import { Figure as ShownFigure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { Figure } from '#src/contract/shown-record';
import type { FavoriteRow } from '../contract-rows';
import { CostRead } from './cost-read';
import * as styles from './favorites.module.css';

const DIGITS = 2;

/** What it was kept with, where that is no longer so; a change only between figures of one unit and basis. */
const Then = ({ then, now, priceDate }: { then: Figure; now: Figure; priceDate: string | null }) => {
  const isAlike = then.unit === now.unit && then.basis === now.basis;
  if (isAlike && then.value === now.value) return null;
  return (
    <small>
      收藏时 {formatNumber(then.value, DIGITS)}
      {isAlike ? '' : ` ${then.unit} ${then.basis}`}
      {priceDate && `（${priceDate}）`}{' '}
      {isAlike && then.value > 0 && <Change percent={(now.value / then.value - 1) * 100} />}
    </small>
  );
};

/** The figure of today, or of a withdrawn record the last one known. */
export const FigureThenNow = ({ row: { snapshot, current } }: { readonly row: FavoriteRow }) => {
  const then = snapshot.figure;
  const now = current ? current.figure : then;
  const readCost = use(CostRead);
  if (!now) return <div className={styles.figure} />;
  const { value, madeUnder } = now;
  const read = madeUnder && readCost({ ...madeUnder, value }, (current ?? snapshot).areaName);
  return (
    <div className={styles.figure}>
      <span className="muted">{[now.label, read?.basis ?? now.basis].filter(Boolean).join(' · ')}</span>
      <ShownFigure value={read?.value ?? value} unit={now.unit} digits={DIGITS} size="medium" />
      {read && <small>{read.note}</small>}
      {then && <Then then={then} now={now} priceDate={snapshot.priceDate} />}
    </div>
  );
};
