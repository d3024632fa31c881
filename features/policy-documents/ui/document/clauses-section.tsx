import { use, useEffect, useRef } from 'react';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Clause, PolicyDocument } from '../../contract-document';
import { citationOf } from '../../words';
import * as styles from '../policies.module.css';
import { chaptersOf } from './contents';

export interface ClausesSectionProps {
  readonly document: PolicyDocument;
  /** The clause that the address leads to. */
  readonly current: number | undefined;
}

const ClauseLine = ({
  clause,
  isCurrent,
  onCite,
}: {
  readonly clause: Clause;
  readonly isCurrent: boolean;
  readonly onCite: () => void;
}) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    line.current?.scrollIntoView({ block: 'start' });
    line.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <div ref={line} className={styles.clause} tabIndex={-1} data-current={isCurrent}>
      <b>{clause.number}</b>
      <div>
        {clause.body.split('\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <button
        type="button"
        className={styles.cite}
        aria-label={`复制${clause.number}的引用`}
        onClick={onCite}
      >
        引用
      </button>
    </div>
  );
};

/** The text, chapter by chapter; each clause can be cited with the state of its document. */
export const ClausesSection = ({ document, current }: ClausesSectionProps) => {
  const { onCopy } = use(FiguresRead);
  const { row, asOf, clauses, textNote } = document;
  return (
    <Sheet title="条文" note={`${clauses.length} 条 · 引用注明文件、条号、效力与日期`}>
      {textNote && <p className="callout">{textNote}</p>}
      <div className={styles.text}>
        {chaptersOf(clauses).map(([chapter, own]) => (
          <section key={chapter} aria-label={chapter || '正文'}>
            {chapter && <h3>{chapter}</h3>}
            {own.map((clause) => (
              <ClauseLine
                key={clause.rank}
                clause={clause}
                isCurrent={clause.rank === current}
                onCite={() => onCopy(citationOf(row, asOf, clause))}
              />
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  );
};
