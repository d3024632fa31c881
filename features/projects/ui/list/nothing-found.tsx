import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { countFilters } from '../../list-view';
import { selectView } from '../../selectors';

export const NothingFound = ({ areaName }: { readonly areaName: string | undefined }) => {
  const send = useSend();
  const view = useSelector(selectView);
  const filters = countFilters(view);
  if (filters === 0) {
    return (
      <EmptyState kind="none" title="库里还没有单项工程">
        导入本单位的工程，或恢复样例数据后，会列在这里。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="filtered"
      title="没有符合条件的工程"
      action={{ label: '清空条件', run: () => send(commands.clearFilters()) }}
    >
      现有 {filters} 个条件同时成立，没有一个工程满足。去掉上方任一条件再看
      {view.areaId ? (
        <>
          ，或
          <button
            type="button"
            className="projects-inline"
            onClick={() => send(commands.refine({ areaId: undefined }))}
          >
            从{areaName ?? '所选地区'}放宽到全国
          </button>
        </>
      ) : null}
      。
    </EmptyState>
  );
};
