import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { laborList } from '../contract';
import { selectLine } from '../selectors';
import { CourseSection } from './line/course-section';
import { DaySection } from './line/day-section';
import { LineHead, titleOf } from './line/line-head';
import { PlacesSection } from './line/places-section';
import { QuotesSection } from './line/quotes-section';
import { WorkSection } from './line/work-section';
import type { MarksOf } from './list/results';

export interface PriceLinePageProps {
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
  readonly reading: FigureReading;
}

export function PriceLinePage({ exportButton, marksOf, reading }: PriceLinePageProps) {
  const send = useSend();
  const { id, view, status, trend, problem } = useSelector(selectLine);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <RecordProblem
          problem={problem}
          title="没能取到这条劳务价格"
          openTo="劳务价格走势向登录会员开放。"
          missing={{ title: '没有找到这条劳务价格', why: '它可能已移除，或地址不完整。' }}
          wayOut={{ label: '返回劳务列表', href: `#${laborList.path}` }}
          onRetry={() => send(commands.loadLine({ id }))}
        />
      </div>
    );
  }
  if (!trend) return <PageSkeleton />;
  return (
    <FiguresRead value={reading}>
      <article className="column" aria-label={titleOf(trend.row)}>
        <LineHead row={trend.row} marks={marksOf(trend.row)} />
        <OverdueNote rhythm="month" newest={trend.row.period} since={trend.overdueSince} />
        <CourseSection trend={trend} exportButton={exportButton} />
        <PlacesSection trend={trend} view={view} />
        {trend.day && <DaySection row={trend.row} day={trend.day} />}
        <QuotesSection row={trend.row} quotes={trend.quotes} />
        <WorkSection {...trend} />
      </article>
    </FiguresRead>
  );
}
