import { useSelector } from 'react-redux';
import type { ItemPage } from '../contract';
import { pathTo } from '../list-view';
import { selectView } from '../selectors';
import { PageLinks } from '#src/ui/listing/page-links.tsx';

/** The way through the pages of either list; the rest of the address stays. */
export const Pages = ({ total, pageNo, pageSize }: Pick<ItemPage, 'total' | 'pageNo' | 'pageSize'>) => {
  const view = useSelector(selectView);
  const pages = Math.ceil(total / pageSize);
  return <PageLinks page={pageNo} pages={pages} hrefOf={(to) => `#${pathTo({ ...view, pageNo: to })}`} />;
};
