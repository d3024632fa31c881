import { useSelector } from 'react-redux';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectList } from '../../selectors';
import { NothingFound } from './nothing-found';
import { Pager } from './pager';
import { ProjectTable, ProjectTableSkeleton, type MarksOf } from './project-table';

export interface ResultsProps {
  readonly areaName: string | undefined;
  readonly onTurned: () => void;
  readonly marksOf: MarksOf;
}

export const Results = ({ areaName, onTurned, marksOf }: ResultsProps) => {
  const send = useSend();
  const { status, view, page, problem } = useSelector(selectList);
  if (status === 'failed') {
    return (
      <Unavailable
        problem={problem}
        title="没能取到工程列表"
        openTo="单项工程列表向登录会员开放。"
        onRetry={() => send(commands.findProjects(view))}
      />
    );
  }
  if (!page) return <ProjectTableSkeleton />;
  const busy = status === 'searching';
  if (page.indexDatas.length === 0)
    return busy ? <ProjectTableSkeleton /> : <NothingFound areaName={areaName} />;
  return (
    <>
      <ProjectTable rows={page.indexDatas} busy={busy} marksOf={marksOf} />
      <Pager page={page} busy={busy} onTurned={onTurned} />
    </>
  );
};
