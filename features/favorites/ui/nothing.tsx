import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useList } from '#src/ui/listing/use-list';
import { favoriteList, LISTS, type ListName } from '../contract';
import { listDriver } from '../list-driver';
import { selectFolders } from '../selectors';
import { keptIn } from './labels';

/** What is kept stands in the other list. */
const InOtherList = ({ other }: { readonly other: ListName }) => {
  const { view } = useList(listDriver);
  const kept = keptIn(useSelector(selectFolders)?.folders ?? [], other);
  return kept > 0 ? (
    <>
      {' '}
      <a className="inline" href={`#${favoriteList.pathTo(favoriteList.refined(view, { list: other }))}`}>
        已收藏的 {kept.toLocaleString('zh-CN')} 条在“{LISTS[other]}”中
      </a>
      。
    </>
  ) : null;
};

export const Nothing = () => {
  const { view, filters, clear } = useList(listDriver);
  if (filters > 0) {
    return (
      <EmptyState kind="filtered" title="没有符合条件的收藏" action={{ label: '看全部收藏', run: clear }}>
        换一个收藏夹、版块或关键词再看。
      </EmptyState>
    );
  }
  return view.list === 'item' ? (
    <EmptyState
      kind="none"
      title="还没有收藏单价条目"
      action={{ label: '去看综合单价', href: '#/comprehensiveUnitPrice/index' }}
    >
      在综合单价、劳务分包列表中点星形按钮，条目会连同当时的价格留在这里。
      <InOtherList other="node" />
    </EmptyState>
  ) : (
    <EmptyState
      kind="none"
      title="还没有收藏工程或文件"
      action={{ label: '去看单项工程', href: '#/commonproj/index' }}
    >
      在列表或详情中点星形按钮，记录会连同当时的造价与来历留在这里。
      <InOtherList other="item" />
    </EmptyState>
  );
};
