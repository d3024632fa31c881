import type { ReactNode } from 'react';
import { TitleBlock, type TitleBlockRow } from '../title-block';
import './detail-page.css';

export interface PlateProps {
  /** The way here from the list. */
  readonly crumbs: ReactNode;
  readonly title: string;
  readonly badge: ReactNode;
  /** What the record is known by elsewhere. */
  readonly code?: string;
  readonly marks: ReactNode;
  readonly rows: readonly TitleBlockRow[];
  /** The figures somebody came for. */
  readonly children: ReactNode;
}

/** The corner of the drawing: what it is, its figures, and where they come from. */
export const Plate = ({ crumbs, title, badge, code, marks, rows, children }: PlateProps) => (
  <header className="sheet plate">
    <div className="plate-main">
      <nav aria-label="位置" className="muted crumbs">
        {crumbs}
      </nav>
      <h1>
        {title} {badge}
      </h1>
      {code && <p className="plate-code">{code}</p>}
      <div className="row plate-marks">{marks}</div>
      {children}
    </div>
    <TitleBlock rows={rows} />
  </header>
);
