import './listing.css';

export interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Brings the top of the list back into sight. */
  readonly onTurn?: () => void;
}

/** The way through pages that have addresses of their own; a way that leads nowhere is no link. */
export const PageLinks = ({ page, pages, hrefOf, onTurn }: PageLinksProps) => {
  if (pages < 2) return null;
  const turn = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <a className="button" href={hrefOf(to)} onClick={onTurn}>
        {label}
      </a>
    ) : (
      <span className="button" aria-disabled>
        {label}
      </span>
    );
  return (
    <nav className="row pager no-print" aria-label="翻页">
      {turn(page - 1, '上一页')}
      <span>
        第 {page} 页 / 共 {pages} 页
      </span>
      {turn(page + 1, '下一页')}
    </nav>
  );
};
