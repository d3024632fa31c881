import { SectionNavSkeleton } from '#src/ui/detail-page/sections.tsx';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

/** The geometry of the page to come: plate, section list, first sheet. */
export const DetailSkeleton = () => (
  <div className="column" aria-busy="true">
    <p className="sr-only" role="status">
      正在载入综合单价
    </p>
    <div className={classes('sheet', styles.plateWait)} aria-hidden>
      <SkeletonLine width="third" />
      <SkeletonLine width="half" />
      <SkeletonLine width="figure" />
    </div>
    <SectionNavSkeleton />
    <div className="sheet" aria-hidden>
      <SkeletonRows rows={8} />
    </div>
  </div>
);
