import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { indexQueryOf } from '../detail-view';
import { selectDetail } from '../selectors';
import { titleOf } from './labels';
import { CompositionSection } from './detail/composition-section';
import { ContactSection } from './detail/contact-section';
import { ConvertSection } from './detail/convert-section';
import { CourseSection } from './detail/course-section';
import { IndexHead } from './detail/index-head';
import { IndexProblem } from './detail/index-problem';
import { RecordsSection } from './detail/records-section';
import type { MarksOf } from './list/index-card';

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
