import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { waterList } from '../contract';
import { selectDetail } from '../selectors';
import { CostsSection, WorkingSection } from './detail/costs-section';
import { DetailHead } from './detail/detail-head';
import { SimilarSection } from './detail/similar-section';
import { StandingSection } from './detail/standing-section';
import { FactsSection, QuantitiesSection } from './detail/works-sections';
import type { MarksOf } from './list/results';

export interface WaterDetailPageProps {
  readonly marksOf: MarksOf;
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
}

export function WaterDetailPage({ marksOf, basisBar, reading }: WaterDetailPageProps) {
  const send = useSend();
  const { status, query, detail, problem } = useSelector(selectDetail);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <RecordProblem
          problem={problem}
          title="没能取到这项指标"
          openTo="指标详情向 VIP 会员开放；列表中的指标值、口径与价格期不受影响。"
          missing={{ title: '没有找到这项指标', why: '它可能已移除，或地址不完整。' }}
          wayOut={{ label: '返回指标列表', href: `#${waterList.path}` }}
          onRetry={() => query && send(commands.loadDetail(query))}
        />
      </div>
    );
  }
  if (!detail) return <PageSkeleton />;
  return (
    <FiguresRead value={reading}>
      <article className="column" aria-label={detail.row.name} aria-busy={status === 'loading'}>
        <DetailHead detail={detail} marks={marksOf(detail.row)} />
        {basisBar}
        <FactsSection detail={detail} />
        <CostsSection detail={detail} />
        <WorkingSection detail={detail} />
        <QuantitiesSection detail={detail} />
        <StandingSection detail={detail} />
        <SimilarSection detail={detail} />
      </article>
    </FiguresRead>
  );
}
