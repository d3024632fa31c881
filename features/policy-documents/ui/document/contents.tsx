import type { StandingClause } from '../../contract-document';
import { documentPath } from '../../document-view';
import * as styles from '../policies.module.css';

/** Clauses by chapter, in their order. */
export const chaptersOf = (
  clauses: readonly StandingClause[],
): readonly (readonly [string, readonly StandingClause[]])[] => {
  const chapters = new Map<string, StandingClause[]>();
  for (const clause of clauses)
    chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters];
};

export interface ContentsProps {
  readonly id: string;
  readonly clauses: readonly StandingClause[];
  readonly current: number | undefined;
  readonly onChosen?: () => void;
}

/** Every clause has an address of its own. */
export const Contents = ({ id, clauses, current, onChosen }: ContentsProps) => (
  <nav aria-label="目录">
    {chaptersOf(clauses).map(([chapter, own]) => (
      <div key={chapter}>
        <b>{chapter || '正文'}</b>
        <div className={styles.toc}>
          {own.map(({ rank, number }) => (
            <a
              key={rank}
              href={`#${documentPath(id, { clause: rank })}`}
              aria-current={rank === current ? 'true' : undefined}
              onClick={onChosen}
            >
              {number || rank}
            </a>
          ))}
        </div>
      </div>
    ))}
  </nav>
);
