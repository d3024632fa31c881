import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Problem } from '#src/kernel/send';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { indexList } from '../contract';
import { indexQueryOf } from '../detail-view';
import { selectDetail } from '../selectors';
import { CompositionSection } from './detail/composition-section';
import { ContactSection } from './detail/contact-section';
import { ConvertSection } from './detail/convert-section';
import { CourseSection } from './detail/course-section';
import { IndexHead } from './detail/index-head';
import { RecordsSection } from './detail/records-section';
import { titleOf } from '../title-of';
import type { MarksOf } from './list/index-card';

interface IndexProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

const IndexProblem = ({ problem, onRetry }: IndexProblemProps) => (
  <RecordProblem
    problem={problem}
    title="没能取到这条指数"
    openTo="造价指数的走势、构成与折算向有权限的会员开放；列表中的最新值不受影响。"
    missing={{ title: '没有找到这条指数', why: '它可能已停止发布，或地址不完整。' }}
    wayOut={{ label: '返回指数列表', href: `#${indexList.path}` }}
    onRetry={onRetry}
  />
);

interface CostIndexPageProps {
  readonly exportButton: ReactNode;
  readonly marksOf?: MarksOf;
}

export function CostIndexPage({ exportButton, marksOf }: CostIndexPageProps) {
  const send = useSend();
  const { id, view, status, result, problem, copied } = useSelector(selectDetail);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <IndexProblem problem={problem} onRetry={() => send(commands.loadIndex(indexQueryOf(id, view)))} />
      </div>
    );
  }
  if (!result) return <PageSkeleton />;
  return (
    <article className="column" aria-label={titleOf(result.series)}>
      <IndexHead result={result} marks={marksOf?.({ id: result.series.id, name: titleOf(result.series) })} />
      <CourseSection result={result} view={view} busy={status === 'loading'} exportButton={exportButton} />
      <CompositionSection result={result} />
      <ConvertSection result={result} view={view} copied={copied} />
      <RecordsSection result={result} />
      <ContactSection seriesId={result.series.id} />
    </article>
  );
}
