import type { SearchFound } from '../../contract';
import { LAST_PAGE, PAGE_SIZE, resultList, type ResultsView } from '../../result-list';
import { classes } from '#src/ui/classes';
import * as styles from './search-page.module.css';
import { PageLinks } from '#src/ui/listing/page-links.tsx';

export interface PagerProps {
  readonly found: Pick<SearchFound['groups'][number], 'total' | 'shown' | 'isCapped'>;
  readonly view: ResultsView;
}

export const pagesOf = (total: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));

export const Pager = ({ found: { total, shown, isCapped }, view }: PagerProps) => {
  const pages = pagesOf(shown);
  const { page = 1, ...first } = view;
  return (
    <>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(to) => `#${resultList.pathTo(to > 1 ? { ...first, page: to } : first)}`}
      />
      {isCapped && page >= pages && (
        <p className={classes('muted', styles.cap)}>
          只列出最相关的 {total} 条{shown < total && `，同名的并为一行`}
          。加上地区或更多关键词，可以找到其余的。
        </p>
      )}
    </>
  );
};
