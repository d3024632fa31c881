import { EmptyState } from '#src/ui/empty-state.tsx';

/** Some records hold totals alone. */
export const NoLines = ({ what }: { readonly what: string }) => (
  <EmptyState kind="none" title={`这个工程没有${what}`}>
    提供方没有给出这一项明细。
  </EmptyState>
);
