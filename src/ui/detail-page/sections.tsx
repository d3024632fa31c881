import type { MouseEvent, ReactNode } from 'react';
import { Sheet } from '../sheet';
import './detail-page.css';

export interface SectionProps<Key extends string> {
  readonly section: Key;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

// The address holds the route behind its #, so that no link can name a place on the page.
const goTo = (id: string) => (event: MouseEvent<HTMLButtonElement>) => {
  const target = event.currentTarget.ownerDocument.getElementById(id);
  target?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
};

/** The parts of one page by their titles, and the list that leads to them; `page` begins their ids. */
export const sectionsOf = <Key extends string>(page: string, titles: Readonly<Record<Key, string>>) => {
  const idOf = (section: Key) => `${page}-${section}`;
  const SectionNav = () => (
    <nav className="page-sections no-print" aria-label="本页章节">
      {(Object.keys(titles) as Key[]).map((section) => (
        <button key={section} type="button" onClick={goTo(idOf(section))}>
          {titles[section]}
        </button>
      ))}
    </nav>
  );
  /** Takes the focus when the section list leads here. */
  const Section = ({ section, note, children }: SectionProps<Key>) => (
    <div id={idOf(section)} className="page-section" tabIndex={-1}>
      <Sheet title={titles[section]} note={note}>
        {children}
      </Sheet>
    </div>
  );
  return { SectionNav, Section };
};

/** Keeps the place of the section list. */
export const SectionNavSkeleton = () => <div className="page-sections" aria-hidden />;
