import { codes } from '../../../../src/contract/codes';
import type { Problem } from '../../../../src/kernel/send';
import { EmptyState } from '../../../../src/ui/empty-state';
import { LIST_PATH } from '../../list-view';

export interface IndexProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

export const IndexProblem = ({ problem, onRetry }: IndexProblemProps) => {
  const requestId = problem?.requestId ? { requestId: problem.requestId } : {};
  if (problem?.code === codes.notFound) {
    return (
      <EmptyState
        kind="none"
        title="没有找到这条指数"
        action={{ label: '返回指数列表', href: `#${LIST_PATH}` }}
        {...requestId}
      >
        它可能已停止发布，或地址不完整。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="broken"
      title="没能取到这条指数"
      action={{ label: '重试', run: onRetry }}
      {...requestId}
    >
      {problem?.message}
    </EmptyState>
  );
};
