import type { ReactNode } from 'react';
import './styles/sheet.css';

export interface SheetProps {
  readonly title: string;
  /** Unit, basis, period: what must be known to read the sheet. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A ruled sheet of paper with a heading: the one container of the product. */
export const Sheet = ({ title, note, className = '', busy, children }: SheetProps) => (
  <section className={`sheet ${className}`} aria-label={title} aria-busy={busy}>
    <header className="sheet-head">
      <h2>{title}</h2>
      {note && <div className="muted">{note}</div>}
    </header>
    {children}
  </section>
);
