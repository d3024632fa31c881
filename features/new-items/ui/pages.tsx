import { useSelector } from 'react-redux';
import type { ItemPage } from '../contract';
import { pathTo } from '../list-view';
import { selectView } from '../selectors';

/** The way through the pages of either list; the rest of the address stays. */
export const Pages = ({ total, pageNo, pageSize }: Pick<ItemPage, 'total' | 'pageNo' | 'pageSize'>) => {
  const view = useSelector(selectView);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const to = (target: number) => `#${pathTo({ ...view, pageNo: target })}`;
  return (
    <nav className="new-items-pages" aria-label="翻页">
      {pageNo > 1 && <a href={to(pageNo - 1)}>上一页</a>}
      <span>
        第 {pageNo} / {pages} 页
      </span>
      {pageNo < pages && <a href={to(pageNo + 1)}>下一页</a>}
    </nav>
  );
};
