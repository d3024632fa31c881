import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { seriesDigits } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { courseOf, toneOf, type Series } from './series';

export const SmallSeries = ({ series }: { readonly series: Series }) => (
  <div className="small-series">
    <p className="series-name">
      <span>{series.name}</span> <SampleBadge sample={series.sample} />
      <small title={series.unit}>{series.unit}</small>
    </p>
    <p className="small-line">
      <Figure value={series.value} digits={seriesDigits(series.unit)} size="medium" />
      <Change percent={series.change} />
    </p>
    <div className={`small-course change-${toneOf(series)}`}>
      <Sparkline points={series.points} label={courseOf(series)} />
    </div>
  </div>
);
