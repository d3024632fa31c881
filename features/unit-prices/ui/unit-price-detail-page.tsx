import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Problem } from '#src/kernel/send';
import { classes } from '#src/ui/classes';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { SectionNavSkeleton } from '#src/ui/detail-page/sections.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { unitPriceList } from '../contract';
import { selectBlock, selectDetail } from '../selectors';
import { CompositionSection } from './detail/composition-section';
import { DetailHead } from './detail/detail-head';
import { InfoSection } from './detail/info-section';
import { MarketSection } from './detail/market-section';
import { NormsSection } from './detail/norms-section';
import { ResourcesSection } from './detail/resources-section';
import { SectionNav } from './detail/sections';
import { SimilarSection } from './detail/similar-section';
import type { MarksOf } from './list/unit-price-line';
import { TrialSection } from './trial/trial-section';
import * as styles from './unit.module.css';

interface DetailProblemProps {
  readonly problem: Problem | undefined;
  /** The member has no rights to what this page shows. */
  readonly isWithheld: boolean;
  readonly onRetry: () => void;
}

export const DetailProblem = ({ problem, isWithheld, onRetry }: DetailProblemProps) => (
  <RecordProblem
    problem={problem}
    isWithheld={isWithheld}
    title="没能取到综合单价"
    openTo="综合单价的组成、工料机与走势向有权限的会员开放；列表中的单价与地区水平不受影响。"
    missing={{ title: '没有找到这条综合单价', why: '它可能已被提供方撤回，或地址不完整。' }}
    wayOut={{ label: '返回综合单价列表', href: `#${unitPriceList.path}` }}
    onRetry={onRetry}
  />
);

/** The geometry of the page to come: plate, section list, first sheet. */
const DetailSkeleton = () => (
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

export interface UnitPriceDetailPageProps {
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's prices are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
}

export function UnitPriceDetailPage({ marksOf, basisBar, reading }: UnitPriceDetailPageProps) {
  const send = useSend();
  const { id, projectId, basis, isWithheld } = useSelector(selectDetail);
  const { status, data: info, problem } = useSelector(selectBlock('info'));
  if (isWithheld || status === 'failed') {
    return (
      <div className="sheet">
        <DetailProblem
          problem={problem}
          isWithheld={isWithheld}
          onRetry={() => send(commands.loadDetail({ id, projectId, basis }))}
        />
      </div>
    );
  }
  if (!info) return <DetailSkeleton />;
  return (
    <article className={classes('column', styles.detail)} aria-label={info.row.name}>
      {basisBar}
      <FiguresRead value={reading}>
        <DetailHead info={info} marks={marksOf(info.row)} />
        <SectionNav />
        <InfoSection info={info} />
        <CompositionSection info={info} />
        <TrialSection row={info.row} />
        <NormsSection info={info} />
        <ResourcesSection info={info} />
        <MarketSection info={info} />
        <SimilarSection />
      </FiguresRead>
    </article>
  );
}
