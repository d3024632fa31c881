import type { ReactNode } from 'react';
import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { POINT_STATUSES, type IndexCard as Card } from '../../contract';
import { detailPath } from '../../detail-view';
import { digitsOf, FREQUENCY_LABELS, isOpen, periodLabel, stepLabel } from '../labels';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

/** The drawing in words. */
const courseOf = ({ name, spark, unit }: Card): string => {
  const say = (value: number) => formatNumber(value, digitsOf(unit));
  return `${name}近 ${spark.length} 期：最低 ${say(Math.min(...spark))}，最高 ${say(Math.max(...spark))}`;
};

/** Buttons of other slices beside an index: 收藏, 点赞. */
export type MarksOf = (index: { readonly id: string; readonly name: string }) => ReactNode;

export const IndexCard = ({ card, marks }: { readonly card: Card; readonly marks?: ReactNode }) => {
  const { id, name, areaName, frequency, basePeriod, unit, period, value, status, source } = card;
  const { monthOverMonth, yearOverYear, spark } = card;
  return (
    <li className={styles.card}>
      <h3>
        <a href={`#${detailPath(id)}`}>{name}</a> <SampleBadge sample={source === 'sample'} />
      </h3>
      <p className="muted">
        {areaName} · {FREQUENCY_LABELS[frequency]} · {basePeriod === null ? unit : `${basePeriod} = 100`}
      </p>
      <p className={styles.value}>
        <Figure value={value} size="medium" digits={digitsOf(unit)} />
        <span className="muted">
          {periodLabel(frequency, period)} {isOpen(card) && <em className="tag">{POINT_STATUSES[status]}</em>}
        </span>
      </p>
      <OverdueNote rhythm={frequency} newest={periodLabel(frequency, period)} since={card.overdueSince} />
      <div className={styles.course}>
        <Sparkline points={spark} label={courseOf(card)} />
      </div>
      <dl className={classes('muted', styles.changes)}>
        <div>
          <dt title={stepLabel(frequency)}>环比</dt>
          <dd>
            <Change percent={monthOverMonth} />
          </dd>
        </div>
        <div>
          <dt>同比</dt>
          <dd>
            <Change percent={yearOverYear} />
          </dd>
        </div>
      </dl>
      {marks && <div className={classes('row', styles.marks)}>{marks}</div>}
    </li>
  );
};
