import { useSelector } from 'react-redux';
import { PageLinks } from '#src/ui/listing/page-links.tsx';
import type { FavoritePage } from '../contract';
import { pathTo } from '../list-view';
import { selectView } from '../selectors';

export interface PagerProps {
  readonly page: Pick<FavoritePage, 'page' | 'pages'>;
  /** Brings the top of the list back into sight. */
  readonly onTurned: () => void;
}

export const Pager = ({ page: { page, pages }, onTurned }: PagerProps) => {
  const view = useSelector(selectView);
  return (
    <PageLinks
      page={page}
      pages={pages}
      hrefOf={(to) => `#${pathTo({ ...view, page: to })}`}
      onTurn={onTurned}
    />
  );
};
