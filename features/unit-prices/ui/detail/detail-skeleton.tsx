import { SectionNavSkeleton } from '#src/ui/detail-page/sections.tsx';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';

/** The geometry of the page to come: plate, section list, first sheet. */
export const DetailSkeleton = () => (
  <div className="detail-page" aria-busy="true">
    <p className="sr-only" role="status">
      正在载入综合单价
    </p>
    <div className="sheet unit-plate-wait" aria-hidden>
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
