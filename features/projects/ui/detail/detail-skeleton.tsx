import { SectionNavSkeleton } from '#src/ui/detail-page/sections.tsx';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';
import * as styles from '../projects.module.css';

const TITLE_ROWS = 6;

/** The geometry of the page to come: plate with its title block, section list, first sheet. */
export const DetailSkeleton = () => (
  <div className="column" aria-busy="true">
    <p className="sr-only" role="status">
      正在载入工程详情
    </p>
    <div className="sheet plate" aria-hidden>
      <div className="plate-main">
        <SkeletonLine width="third" />
        <div className={styles.plateWait}>
          <SkeletonLine width="half" />
        </div>
        <div className={styles.figuresWait}>
          <SkeletonLine width="figure" />
          <SkeletonLine width="figure" />
          <SkeletonLine width="figure" />
        </div>
      </div>
      <div className="title-block">
        {Array.from({ length: TITLE_ROWS }, (_, index) => (
          <div key={index}>
            <span className={styles.titleWait} />
          </div>
        ))}
      </div>
    </div>
    <SectionNavSkeleton />
    <div className="sheet" aria-hidden>
      <SkeletonRows rows={8} />
    </div>
  </div>
);
