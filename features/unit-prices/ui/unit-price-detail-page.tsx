import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectBlock, selectDetail } from '../selectors';
import { CompositionSection } from './detail/composition-section';
import { DetailHead } from './detail/detail-head';
import { DetailProblem } from './detail/detail-problem';
import { DetailSkeleton } from './detail/detail-skeleton';
import { InfoSection } from './detail/info-section';
import { MarketSection } from './detail/market-section';
import { NormsSection } from './detail/norms-section';
import { ResourcesSection } from './detail/resources-section';
import { SectionNav } from './detail/sections';
import { SimilarSection } from './detail/similar-section';
import type { MarksOf } from './list/unit-price-line';
import { TrialSection } from './trial/trial-section';
import { classes } from '#src/ui/classes';
import * as styles from './unit.module.css';

export interface UnitPriceDetailPageProps {
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's prices are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
}

export function UnitPriceDetailPage({ marksOf, basisBar, reading }: UnitPriceDetailPageProps) {
  const send = useSend();
  const { id, projectId, isWithheld } = useSelector(selectDetail);
  const { status, data: info, problem } = useSelector(selectBlock('info'));
  if (isWithheld || status === 'failed') {
    return (
      <div className="sheet">
        <DetailProblem
          problem={problem}
          isWithheld={isWithheld}
          onRetry={() => send(commands.loadDetail({ id, projectId }))}
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
