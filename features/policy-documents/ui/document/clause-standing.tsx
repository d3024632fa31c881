import { classes } from '#src/ui/classes';
import type { ClauseChange } from '../../contract';
import type { StandingClause } from '../../contract-document';
import { documentPath } from '../../document-view';
import { changeWords, standingWords } from '../../labels';
import * as styles from '../policies.module.css';

const MARKS: Readonly<Record<ClauseChange['kind'], readonly [begun: string, coming: string]>> = {
  changed: ['已修改', '将修改'],
  removed: ['已删去', '将删去'],
  unclear: ['待核对', '待核对'],
};

export interface ClauseStandingProps {
  /** Of its document. */
  readonly id: string;
  readonly clause: Pick<StandingClause, 'rank' | 'changes' | 'holds'>;
}

/** What later documents do to a clause, or that it still holds; nothing where it stands as its document does. */
export const ClauseStanding = ({ id, clause: { rank, ...standing } }: ClauseStandingProps) => (
  <>
    {standing.holds && (
      <p className={classes('muted', styles.standing)}>{standingWords({ ...standing, changes: [] })}</p>
    )}
    {standing.changes.map((change) => (
      <p key={change.byId} className={styles.standing}>
        <span className={classes('tag', change.hasBegun && change.kind !== 'unclear' ? 'bad' : 'warn')}>
          {MARKS[change.kind][change.hasBegun ? 0 : 1]}
        </span>{' '}
        {changeWords(change)}{' '}
        <a href={`#${documentPath(change.byId, { clause: change.clause })}`}>看{change.number || '该条'}</a>{' '}
        <a href={`#${documentPath(id, { clause: rank, withId: change.byId })}`}>新旧对照</a>
      </p>
    ))}
  </>
);
