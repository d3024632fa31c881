import type { SearchFound } from '../../contract';
import { LAST_PAGE, PAGE_SIZE, pathTo, type ResultsView } from '../../results-view';

export interface PagerProps {
  readonly found: Pick<SearchFound['groups'][number], 'total' | 'isCapped'>;
  readonly view: ResultsView;
}

export const pagesOf = (total: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));

/** Links, for the page is part of the address; a way that leads nowhere is no link. */
export const Pager = ({ found: { total, isCapped }, view }: PagerProps) => {
  const pages = pagesOf(total);
  const { page = 1 } = view;
  const turn = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <a className="button" href={`#${pathTo({ ...view, page: to })}`}>
        {label}
      </a>
    ) : (
      <span className="button" aria-disabled>
        {label}
      </span>
    );
  return (
    <>
      {pages > 1 && (
        <nav className="search-pager" aria-label="翻页">
          {turn(page - 1, '上一页')}
          <span>
            第 {page} 页，共 {pages} 页
          </span>
          {turn(page + 1, '下一页')}
        </nav>
      )}
      {isCapped && page >= pages && (
        <p className="search-cap">只列出最相关的 {total} 条。加上地区或更多关键词，可以找到其余的。</p>
      )}
    </>
  );
};
