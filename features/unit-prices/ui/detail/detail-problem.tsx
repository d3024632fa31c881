import type { Problem } from '#src/kernel/send';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { unitPriceList } from '../../contract';

export interface DetailProblemProps {
  readonly problem: Problem | undefined;
  /** The member has no rights to what this page shows. */
  readonly isWithheld: boolean;
  readonly onRetry: () => void;
}

export const DetailProblem = ({ problem, isWithheld, onRetry }: DetailProblemProps) => (
  <RecordProblem
    problem={problem}
    isWithheld={isWithheld}
    title="没能取到综合单价"
    openTo="综合单价的组成、工料机与走势向有权限的会员开放；列表中的单价与地区水平不受影响。"
    missing={{ title: '没有找到这条综合单价', why: '它可能已被提供方撤回，或地址不完整。' }}
    wayOut={{ label: '返回综合单价列表', href: `#${unitPriceList.path}` }}
    onRetry={onRetry}
  />
);
