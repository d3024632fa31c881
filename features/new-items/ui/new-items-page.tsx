import { useSelector } from 'react-redux';
import { EmptyState } from '../../../src/ui/empty-state';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { pathTo } from '../list-view';
import { selectClosure, selectProblem, selectSheet, selectView } from '../selectors';
import { OpenProjects } from './open-projects';
import { ProjectHead } from './project-head';
import { ProjectItems } from './project-items';
import { ProjectSheets } from './project-sheets';
import './styles/new-items.css';

const Project = () => {
  const send = useSend();
  const { bidNodeId = '' } = useSelector(selectView);
  const sheet = useSelector(selectSheet);
  const closure = useSelector(selectClosure);
  const problem = useSelector(selectProblem);
  if (problem && !sheet) {
    return (
      <EmptyState
        kind="broken"
        title="没能取到开放数据"
        action={{ label: '重试', run: () => send(commands.loadSheet({ bidNodeId })) }}
        {...(problem.requestId && { requestId: problem.requestId })}
      >
        {problem.message}
      </EmptyState>
    );
  }
  if (closure !== undefined) {
    return (
      <EmptyState
        kind="none"
        title="这个工程没有开放清单项目"
        action={{ label: '查看已开放的工程', href: `#${pathTo({})}` }}
      >
        {closure}。
      </EmptyState>
    );
  }
  if (!sheet) return <PageSkeleton />;
  return (
    <div className="new-items">
      <ProjectHead sheet={sheet} />
      <ProjectItems sheet={sheet} />
      <ProjectSheets sheet={sheet} />
    </div>
  );
};

export function NewItemsPage() {
  const { bidNodeId } = useSelector(selectView);
  return bidNodeId === undefined ? <OpenProjects /> : <Project />;
}
