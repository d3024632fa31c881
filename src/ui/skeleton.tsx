import './styles/skeleton.css';

/** Keeps a place while its content is on the way; widths come from classes, as the page may carry no inline styles. */
export const SkeletonLine = ({
  width = 'full',
}: {
  readonly width?: 'full' | 'half' | 'third' | 'figure';
}) => <span className={`skeleton skeleton-${width}`} aria-hidden />;

export const SkeletonRows = ({ rows }: { readonly rows: number }) => (
  <div className="skeleton-rows ruled" aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index}>
        <SkeletonLine width="half" />
        <SkeletonLine width="third" />
      </div>
    ))}
  </div>
);

/** Stands where a page will be: a head, a band and a sheet of rows. */
export const PageSkeleton = () => (
  <div className="page-skeleton" aria-busy="true">
    <span className="sr-only">正在载入页面</span>
    <SkeletonLine width="third" />
    <div className="sheet">
      <SkeletonRows rows={8} />
    </div>
  </div>
);
