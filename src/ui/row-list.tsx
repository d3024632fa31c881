import type { ReactNode } from 'react';
import './styles/row-list.css';

export interface RowListProps {
  readonly label?: string;
  /** Items of the class `row`. */
  readonly children: ReactNode;
}

/** Short records one below the other, with what can be done about each at its end. */
export const RowList = ({ label, children }: RowListProps) => (
  <ul className="row-list" aria-label={label}>
    {children}
  </ul>
);

/** What a row is about; takes the width that its other parts leave. */
export const RowText = ({ children }: { readonly children: ReactNode }) => (
  <span className="row-text">{children}</span>
);

/** Sentences that somebody has to keep to. */
export const RuleList = ({ children }: { readonly children: ReactNode }) => (
  <ul className="rule-list">{children}</ul>
);

/** A value to compare sign by sign. */
export const Digest = ({ children }: { readonly children: ReactNode }) => (
  <code className="digest">{children}</code>
);
