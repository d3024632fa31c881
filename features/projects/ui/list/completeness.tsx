import type { ProjectRow } from '../../contract';
import { GRADE_LABELS } from '../labels';

/** How much of a record is filled in, 0–100, with its grade. */
export const Completeness = ({ completeness, grade }: Pick<ProjectRow, 'completeness' | 'grade'>) => (
  <span className="projects-completeness" title={GRADE_LABELS[grade]}>
    <span className="projects-meter" aria-hidden>
      <i style={{ width: `${completeness}%` }} />
    </span>
    {completeness}% · {grade}
  </span>
);
