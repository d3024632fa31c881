import type { ReactNode } from 'react';
import './styles/title-block.css';

export interface TitleBlockRow {
  readonly term: string;
  readonly detail: ReactNode;
}

/** Where a page's figures come from, in the corner, as a drawing carries its 图签. */
export const TitleBlock = ({
  rows,
  label = '图签',
}: {
  readonly rows: readonly TitleBlockRow[];
  readonly label?: string;
}) => (
  <dl className="title-block" aria-label={label}>
    {rows.map(({ term, detail }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
