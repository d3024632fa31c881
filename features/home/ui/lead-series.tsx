import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber, seriesDigits } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { courseOf, spanOf, type Series } from './series';
import * as styles from './home.module.css';

/** A figure with its course, dimensioned like a drawing: highest and lowest at the side, months below. */
export const LeadSeries = ({ series }: { readonly series: Series }) => {
  const { name, unit, value, change, points, sample } = series;
  const span = spanOf(series);
  const digits = seriesDigits(unit);
  return (
    <div className={styles.lead}>
      <div className={styles.leadFigure}>
        <p className={styles.name}>
          <span>{name}</span> <SampleBadge sample={sample} />
        </p>
        <Figure value={value} size="hero" digits={digits} unit={unit} />
        <p className={styles.leadChange}>
          <Change percent={change} /> <span className="muted">较上月</span>
        </p>
      </div>
      {span && (
        <div className={styles.leadCourse}>
          <div className={styles.leadPlot}>
            <Sparkline points={points} filled label={courseOf(series)} />
          </div>
          <div className={`muted ${styles.leadLevels}`} aria-hidden>
            <span>{formatNumber(Math.max(...points), digits)}</span>
            <span>{formatNumber(Math.min(...points), digits)}</span>
          </div>
          <div className={`muted ${styles.leadMonths}`} aria-hidden>
            <span>{span[0]}</span>
            <span>{span[1]}</span>
          </div>
        </div>
      )}
    </div>
  );
};
