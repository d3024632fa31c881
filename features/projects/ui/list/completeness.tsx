import type { ProjectRow } from '../../contract';
import { GRADE_LABELS } from '../labels';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

/** How much of a record is filled in, 0–100, with its grade. */
export const Completeness = ({ completeness, grade }: Pick<ProjectRow, 'completeness' | 'grade'>) => (
  <span className={classes('muted', styles.completeness)} title={GRADE_LABELS[grade]}>
    <span className={styles.meter} aria-hidden>
      <i style={{ width: `${completeness}%` }} />
    </span>
    {completeness}% · {grade}
  </span>
);
