import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { LeadSeries } from './lead-series';
import { SmallSeries } from './small-series';
import type { Series } from './series';
import * as styles from './home.module.css';

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

const Board = ({ lead, others }: { readonly lead: Series; readonly others: readonly Series[] }) => (
  <>
    <LeadSeries series={lead} />
    <div className={styles.small}>
      {others.slice(0, SMALL).map((series) => (
        <SmallSeries key={series.id} series={series} />
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

/** The index somebody came for, drawn large; the others beside it like a price sheet. */
export const IndexBoard = ({ ticker }: { readonly ticker: readonly Series[] | undefined }) => {
  const [lead, ...others] = ticker ?? [];
  return (
    <section className={`sheet sheet-flush ${styles.board}`} aria-label="造价指数" aria-busy={!ticker}>
      {!ticker && <Waiting />}
      {ticker && !lead && <EmptyState kind="none">指数尚未导入，导入后在此显示最近二十四个月。</EmptyState>}
      {lead && <Board lead={lead} others={others} />}
    </section>
  );
};
