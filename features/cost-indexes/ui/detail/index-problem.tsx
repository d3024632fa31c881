import type { Problem } from '#src/kernel/send';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { indexList } from '../../contract';

export interface IndexProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

export const IndexProblem = ({ problem, onRetry }: IndexProblemProps) => (
  <RecordProblem
    problem={problem}
    title="没能取到这条指数"
    openTo="造价指数的走势、构成与折算向有权限的会员开放；列表中的最新值不受影响。"
    missing={{ title: '没有找到这条指数', why: '它可能已停止发布，或地址不完整。' }}
    wayOut={{ label: '返回指数列表', href: `#${indexList.path}` }}
    onRetry={onRetry}
  />
);
