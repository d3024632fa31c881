import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OpenSheet } from '../open-sheet';
import { selectDownloading, selectIsSearching, selectItems, selectProblem, selectView } from '../selectors';
import { ItemFilters } from './item-filters';
import { ItemTable } from './item-table';
import { OPEN_TO } from './open-to';
import { Pages } from './pages';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

const Downloads = () => {
  const send = useSend();
  const downloading = useSelector(selectDownloading);
  return (
    <div className={classes('row', styles.downloads)}>
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'items' }))}
      >
        {downloading === 'items' ? '正在准备文件' : '下载清单项目（xlsx）'}
      </button>
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'parts' }))}
      >
        {downloading === 'parts' ? '正在准备文件' : '下载分部汇总（xlsx）'}
      </button>
    </div>
  );
};

/** The items themselves, as they are filtered in the address. */
export const ItemsSheet = ({ sheet }: { readonly sheet: OpenSheet }) => {
  const send = useSend();
  const items = useSelector(selectItems);
  const isBusy = useSelector(selectIsSearching);
  const problem = useSelector(selectProblem);
  const view = useSelector(selectView);
  return (
    <Sheet title="清单项目" note={items && !problem && `共 ${items.total} 项 · 除税 · 元`} busy={isBusy}>
      <ItemFilters key={view.keyword ?? ''} attributes={sheet.attributes} />
      <Downloads />
      {problem && (
        <Unavailable
          problem={problem}
          title="没能取到清单项目"
          openTo={OPEN_TO}
          onRetry={() => send(commands.findItems(view))}
        />
      )}
      {!problem && !items && <SkeletonRows rows={8} />}
      {!problem && items?.total === 0 && (
        <EmptyState
          kind="filtered"
          action={{
            label: '清空条件',
            run: () => send(commands.refine({ keyword: undefined, part: undefined, unit: undefined })),
          }}
        >
          没有清单项目同时符合分部、单位与关键词。
        </EmptyState>
      )}
      {!problem && items && items.total > 0 && (
        <>
          <ItemTable headers={sheet.headers} items={items.indexDatas} isBusy={isBusy} />
          <Pages {...items} />
        </>
      )}
    </Sheet>
  );
};
