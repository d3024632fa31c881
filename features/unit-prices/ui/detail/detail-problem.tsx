import { codes } from '../../../../src/contract/codes';
import type { Problem } from '../../../../src/kernel/send';
import { EmptyState } from '../../../../src/ui/empty-state';
import { LIST_PATH } from '../../list-view';

export interface DetailProblemProps {
  readonly problem: Problem | undefined;
  /** The member has no rights to what this page shows. */
  readonly isWithheld: boolean;
  readonly onRetry: () => void;
}

const NO_RIGHTS: readonly number[] = [codes.vipOnly, codes.rightsOnly];
const toList = { label: '返回综合单价列表', href: `#${LIST_PATH}` };

export const DetailProblem = ({ problem, isWithheld, onRetry }: DetailProblemProps) => {
  const requestId = problem?.requestId ? { requestId: problem.requestId } : {};
  if (isWithheld || (problem && NO_RIGHTS.includes(problem.code))) {
    return (
      <EmptyState kind="noRights" title="您暂无访问权限！" action={toList} {...requestId}>
        综合单价的组成、工料机与走势向有权限的会员开放；列表中的单价与地区水平不受影响。
      </EmptyState>
    );
  }
  if (problem?.code === codes.notFound) {
    return (
      <EmptyState kind="none" title="没有找到这条综合单价" action={toList} {...requestId}>
        它可能已被提供方撤回，或地址不完整。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="broken"
      title="没能取到综合单价"
      action={{ label: '重试', run: onRetry }}
      {...requestId}
    >
      {problem?.message}
    </EmptyState>
  );
};
