import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { countFilters } from '../../list-view';
import { selectView } from '../../selectors';

export const NothingFound = () => {
  const send = useSend();
  const filters = countFilters(useSelector(selectView));
  if (filters === 0) {
    return (
      <EmptyState kind="none" title="库里还没有造价指数">
        导入本单位的指数，或恢复样例数据后，会列在这里。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="filtered"
      title="没有符合条件的指数"
      action={{ label: '清空条件', run: () => send(commands.clearFilters()) }}
    >
      现有 {filters} 个条件同时成立，没有一条指数满足。价格序列没有基期，季度与年度指数只有少数类别编制。
    </EmptyState>
  );
};
