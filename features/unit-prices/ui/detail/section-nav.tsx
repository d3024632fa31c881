import type { MouseEvent } from 'react';
import { sectionId, sectionKeys, SECTIONS, type SectionKey } from './sections';

// The address holds the route behind its #, so that no link can name a place on the page.
const goTo = (section: SectionKey) => (event: MouseEvent<HTMLButtonElement>) => {
  const target = event.currentTarget.ownerDocument.getElementById(sectionId(section));
  target?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
};

export const SectionNav = () => (
  <nav className="unit-sections" aria-label="本页章节">
    {sectionKeys.map((section) => (
      <button key={section} type="button" onClick={goTo(section)}>
        {SECTIONS[section]}
      </button>
    ))}
  </nav>
);
