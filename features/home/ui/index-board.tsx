import { costIndexPath } from '#src/contract/records';
import { Change } from '#src/ui/change.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber, seriesDigits } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { courseOf, spanOf, toneOf, type Series } from './series';
import * as styles from './home.module.css';

interface SeriesProps {
  readonly series: Series;
  /** Where not all are samples, each says whether it is. */
  readonly isMixed: boolean;
}

/** Place and month of a series, where they are chosen. */
const Where = ({ series: { areaName, period } }: Pick<SeriesProps, 'series'>) =>
  areaName === undefined ? null : (
    <small className={`muted ${styles.where}`}>
      {areaName} {period}
    </small>
  );

const SmallSeries = ({ series, isMixed }: SeriesProps) => (
  <div className={styles.smallSeries}>
    <p className={styles.name}>
      <a href={`#${costIndexPath(series.id)}`}>{series.name}</a>{' '}
      {isMixed && <SampleBadge sample={series.sample} />}
      <small title={series.unit}>{series.unit}</small>
    </p>
    <Where series={series} />
    <p className={styles.smallLine}>
      <Figure value={series.value} digits={seriesDigits(series.unit)} size="medium" />
      <span>
        {series.provisional && <small className="muted">暂定</small>} <Change percent={series.change} />
      </span>
    </p>
    <div className={`change-${toneOf(series)} ${styles.smallCourse}`}>
      <Sparkline points={series.points} label={courseOf(series)} />
    </div>
  </div>
);

/** A figure with its course, dimensioned like a drawing: highest and lowest at the side, months below. */
const LeadSeries = ({ series, isMixed }: SeriesProps) => {
  const { id, name, unit, value, change, provisional, points, sample } = series;
  const span = spanOf(series);
  const digits = seriesDigits(unit);
  return (
    <div className={styles.lead}>
      <div className={styles.leadFigure}>
        <p className={styles.name}>
          <a href={`#${costIndexPath(id)}`}>{name}</a> {isMixed && <SampleBadge sample={sample} />}{' '}
          <Where series={series} />
        </p>
        <Figure value={value} size="hero" digits={digits} unit={unit} />
        <p className={styles.leadChange}>
          <Change percent={change} /> <span className="muted">较上月{provisional && '，暂定'}</span>
        </p>
      </div>
      {span && (
        <div className={styles.leadCourse}>
          <div className={styles.leadPlot}>
            <Sparkline points={points} label={courseOf(series)} />
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

const SMALL = 5;

const Waiting = () => (
  <>
    <div className={styles.lead} aria-hidden>
      <SkeletonLine width="third" />
    </div>
    <div className={styles.small} aria-hidden>
      {Array.from({ length: SMALL + 1 }, (_, index) => (
        <div key={index} className={styles.smallSeries}>
          <SkeletonLine width="half" />
          <SkeletonLine width="figure" />
        </div>
      ))}
    </div>
  </>
);

interface BoardProps {
  readonly lead: Series;
  readonly others: readonly Series[];
  readonly isMixed: boolean;
}

const Board = ({ lead, others, isMixed }: BoardProps) => (
  <>
    <LeadSeries series={lead} isMixed={isMixed} />
    <div className={styles.small}>
      {others.slice(0, SMALL).map((series) => (
        <SmallSeries key={series.id} series={series} isMixed={isMixed} />
      ))}
      <a className={`${styles.smallSeries} ${styles.all}`} href="#/projectCost/index">
        <span>全部指数</span>
        <span aria-hidden className={styles.arrow}>
          →
        </span>
        <small>人工、材料、机械与综合指数，按地区与月份</small>
      </a>
    </div>
  </>
);

const noteOf = (lead: Series, { isPlaced, isLost }: Omit<IndexBoardProps, 'ticker'>): string => {
  if (isPlaced)
    return '各指数标明地区与月份；所选地区或月份没有的，为全国或最近一期。均为发布值，不随税口径折算';
  const words = `全国 ${lead.period} 的发布值，不随口径折算`;
  return isLost ? `所选地区与月份的指数没有取到，这里是${words}` : words;
};

interface IndexBoardProps {
  readonly ticker: readonly Series[] | undefined;
  /** Of the place and month of the page, as far as there are any. */
  readonly isPlaced?: boolean;
  /** Those have not come. */
  readonly isLost?: boolean;
}

/** The index somebody came for, drawn large; the others beside it like a price sheet. */
export const IndexBoard = ({ ticker, isPlaced = false, isLost = false }: IndexBoardProps) => {
  const [lead, ...others] = ticker ?? [];
  const areSamples = ticker?.every(({ sample }) => sample) ?? false;
  return (
    <section className={`sheet sheet-flush ${styles.board}`} aria-label="造价指数" aria-busy={!ticker}>
      {!ticker && <Waiting />}
      {ticker && !lead && <EmptyState kind="none">指数尚未导入，导入后在此显示最近二十四个月。</EmptyState>}
      {lead && <Board lead={lead} others={others} isMixed={!areSamples} />}
      {lead && (
        <p className={`muted ${styles.boardNote}`}>
          {noteOf(lead, { isPlaced, isLost })} <SampleBadge sample={areSamples} />
        </p>
      )}
    </section>
  );
};
