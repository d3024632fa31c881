import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Problem } from '#src/kernel/send';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { SectionNavSkeleton } from '#src/ui/detail-page/sections.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { projectList } from '../contract';
import { selectDetail } from '../selectors';
import { CompositionSection } from './detail/composition-section';
import { ContentsSection } from './detail/contents-section';
import { DetailHead } from './detail/detail-head';
import { OverviewSection } from './detail/overview-section';
import { PartsSection } from './detail/parts-section';
import { ResourcesSection } from './detail/resources-section';
import { SectionNav } from './detail/sections';
import { SimilarSection } from './detail/similar-section';
import { StandingSection } from './detail/standing-section';
import type { MarksOf } from './list/project-table';
import * as styles from './projects.module.css';

interface DetailProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

const DetailProblem = ({ problem, onRetry }: DetailProblemProps) => (
  <RecordProblem
    problem={problem}
    title="没能取到工程详情"
    openTo="工程详情向 VIP 会员开放；列表中的单方造价、规模与价格期不受影响。"
    missing={{ why: '撤回的工程不再出现在列表、检索和收藏中；也可能是地址不完整。' }}
    wayOut={{ label: '返回工程列表', href: `#${projectList.path}` }}
    onRetry={onRetry}
  />
);

const TITLE_ROWS = 6;

/** The geometry of the page to come: plate with its title block, section list, first sheet. */
const DetailSkeleton = () => (
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

export interface ProjectDetailPageProps {
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's figures are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
}

export function ProjectDetailPage({ marksOf, basisBar, reading }: ProjectDetailPageProps) {
  const send = useSend();
  const { status, query, detail, problem } = useSelector(selectDetail);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <DetailProblem problem={problem} onRetry={() => query && send(commands.loadDetail(query))} />
      </div>
    );
  }
  if (!detail) return <DetailSkeleton />;
  return (
    <FiguresRead value={reading}>
      <article className="column dims" aria-label={detail.row.name} aria-busy={status === 'loading'}>
        {basisBar}
        <DetailHead detail={detail} marks={marksOf(detail.row)} />
        <SectionNav />
        <OverviewSection detail={detail} />
        <CompositionSection detail={detail} />
        <PartsSection detail={detail} />
        <ContentsSection detail={detail} />
        <ResourcesSection detail={detail} />
        <StandingSection detail={detail} />
        <SimilarSection detail={detail} />
      </article>
    </FiguresRead>
  );
}
