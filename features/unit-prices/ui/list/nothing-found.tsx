import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { countFilters } from '../../list-view';
import { selectView } from '../../selectors';

export const NothingFound = ({ areaName }: { readonly areaName: string | undefined }) => {
  const send = useSend();
  const filters = countFilters(useSelector(selectView));
  if (filters === 0) {
    return (
      <EmptyState kind="none" title={`${areaName ?? '所选地区'}还没有综合单价`}>
        换一个地区，或在导入本单位的清单后再看。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="filtered"
      title="没有符合条件的综合单价"
      action={{ label: '清空条件', run: () => send(commands.clearFilters()) }}
    >
      在{areaName ?? '所选地区'}，现有 {filters}{' '}
      个条件同时成立的一条也没有。去掉上方任一条件，或换一个地区再看。
    </EmptyState>
  );
};
