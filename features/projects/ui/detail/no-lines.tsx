import { EmptyState } from '#src/ui/empty-state.tsx';

/** Some records hold totals alone. */
export const NoLines = ({ what }: { readonly what: string }) => (
  <EmptyState kind="none" title={`这个工程没有${what}`}>
    提供方只给出了总价与规模，没有给出明细。
  </EmptyState>
);
