import { useSelector } from 'react-redux';
import type { FavoritePage } from '../contract';
import { pathTo } from '../list-view';
import { selectView } from '../selectors';

export interface PagerProps {
  readonly page: Pick<FavoritePage, 'page' | 'pages'>;
  /** Brings the top of the list back into sight. */
  readonly onTurned: () => void;
}

const Turn = ({ to, label, onTurned }: { to: number | undefined; label: string; onTurned: () => void }) => {
  const view = useSelector(selectView);
  if (to === undefined) {
    return (
      <a className="button" role="link" aria-disabled="true">
        {label}
      </a>
    );
  }
  return (
    <a className="button" href={`#${pathTo({ ...view, page: to })}`} onClick={onTurned}>
      {label}
    </a>
  );
};

export const Pager = ({ page: { page, pages }, onTurned }: PagerProps) =>
  pages > 1 ? (
    <nav className="favorites-pager" aria-label="翻页">
      <Turn to={page > 1 ? page - 1 : undefined} label="上一页" onTurned={onTurned} />
      <span>
        第 {page} / {pages} 页
      </span>
      <Turn to={page < pages ? page + 1 : undefined} label="下一页" onTurned={onTurned} />
    </nav>
  ) : null;
