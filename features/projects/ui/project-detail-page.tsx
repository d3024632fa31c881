import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectDetail } from '../selectors';
import { CompositionSection } from './detail/composition-section';
import { ContentsSection } from './detail/contents-section';
import { DetailHead } from './detail/detail-head';
import { DetailProblem } from './detail/detail-problem';
import { DetailSkeleton } from './detail/detail-skeleton';
import { OverviewSection } from './detail/overview-section';
import { PartsSection } from './detail/parts-section';
import { ResourcesSection } from './detail/resources-section';
import { SectionNav } from './detail/sections';
import { SimilarSection } from './detail/similar-section';
import { StandingSection } from './detail/standing-section';
import type { MarksOf } from './list/project-table';

export interface ProjectDetailPageProps {
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's figures are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
}

export function ProjectDetailPage({ marksOf, basisBar, reading }: ProjectDetailPageProps) {
  const send = useSend();
  const { status, id = '', detail, problem } = useSelector(selectDetail);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <DetailProblem problem={problem} onRetry={() => send(commands.loadDetail({ id }))} />
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
