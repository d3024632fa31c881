import type { Problem } from '#src/kernel/send';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { projectList } from '../../contract';

export interface DetailProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

export const DetailProblem = ({ problem, onRetry }: DetailProblemProps) => (
  <RecordProblem
    problem={problem}
    title="没能取到工程详情"
    openTo="工程详情向 VIP 会员开放；列表中的单方造价、规模与价格期不受影响。"
    missing={{ why: '撤回的工程不再出现在列表、检索和收藏中；也可能是地址不完整。' }}
    wayOut={{ label: '返回工程列表', href: `#${projectList.path}` }}
    onRetry={onRetry}
  />
);
