import { codes } from '../../../../src/contract/codes';
import type { Problem } from '../../../../src/kernel/send';
import { EmptyState } from '../../../../src/ui/empty-state';
import { LIST_PATH } from '../../list-view';

export interface DetailProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

const NO_RIGHTS: readonly number[] = [codes.vipOnly, codes.rightsOnly];
const toList = { label: '返回工程列表', href: `#${LIST_PATH}` };

export const DetailProblem = ({ problem, onRetry }: DetailProblemProps) => {
  const requestId = problem?.requestId ? { requestId: problem.requestId } : {};
  if (problem?.code === codes.notFound) {
    return (
      <EmptyState kind="none" title={problem.message} action={toList} {...requestId}>
        撤回的工程不再出现在列表、检索和收藏中；也可能是地址不完整。
      </EmptyState>
    );
  }
  if (problem && NO_RIGHTS.includes(problem.code)) {
    return (
      <EmptyState kind="noRights" title="您暂无访问权限！" action={toList} {...requestId}>
        工程详情向 VIP 会员开放；列表中的单方造价、规模与价格期不受影响。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="broken"
      title="没能取到工程详情"
      action={{ label: '重试', run: onRetry }}
      {...requestId}
    >
      {problem?.message}
    </EmptyState>
  );
};
