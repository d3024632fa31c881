import type { ReactNode } from 'react';
import { Sheet } from '../../../../src/ui/sheet';
import { sectionId, SECTIONS, type SectionKey } from './sections';

export interface SectionProps {
  readonly section: SectionKey;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Takes the focus when the section list leads here. */
export const Section = ({ section, note, children }: SectionProps) => (
  <div id={sectionId(section)} className="projects-section" tabIndex={-1}>
    <Sheet title={SECTIONS[section]} note={note}>
      {children}
    </Sheet>
  </div>
);
