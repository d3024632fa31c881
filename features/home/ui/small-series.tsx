import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { seriesDigits } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { courseOf, toneOf, type Series } from './series';
import * as styles from './home.module.css';

export const SmallSeries = ({ series }: { readonly series: Series }) => (
  <div className={styles.smallSeries}>
    <p className={styles.name}>
      <span>{series.name}</span> <SampleBadge sample={series.sample} />
      <small title={series.unit}>{series.unit}</small>
    </p>
    <p className={styles.smallLine}>
      <Figure value={series.value} digits={seriesDigits(series.unit)} size="medium" />
      <Change percent={series.change} />
    </p>
    <div className={`change-${toneOf(series)} ${styles.smallCourse}`}>
      <Sparkline points={series.points} label={courseOf(series)} />
    </div>
  </div>
);
