import { use, useEffect, useRef } from 'react';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { Sheet } from '#src/ui/sheet.tsx';
import { documentPath } from '../../document-view';
import type { PolicyDocument, StandingClause } from '../../contract-document';
import { clauseCitation, unclearWords } from '../../labels';
import * as styles from '../policies.module.css';
import { ClauseStanding } from './clause-standing';
import { chaptersOf } from './contents';

export interface ClausesSectionProps {
  readonly document: PolicyDocument;
  /** The clause that the address leads to. */
  readonly current: number | undefined;
}

const ClauseLine = ({
  id,
  clause,
  isCurrent,
  onCite,
}: {
  readonly id: string;
  readonly clause: StandingClause;
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
        <ClauseStanding id={id} clause={clause} />
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
  const { row, clauses, unclear, textNote } = document;
  const hasChanges = clauses.some(({ changes }) => changes.length > 0);
  const isElsewhere = current !== undefined && clauses.every(({ rank }) => rank !== current);
  return (
    <Sheet title="条文" note={`${clauses.length} 条 · 引用注明文件、条号、效力与日期`}>
      {isElsewhere && <p className="callout">链接所指的条文不在本文件里，以下是全文。</p>}
      {textNote && <p className="callout">{textNote}</p>}
      {unclear.map((one) => (
        <p key={one.id} className="callout">
          {unclearWords(one)}，请<a href={`#${documentPath(row.id, { withId: one.id })}`}>对照</a>后引用。
        </p>
      ))}
      {hasChanges && (
        <p className="muted">修改与删去按修改文件的条文逐条比对得出，是否适用以文件原文为准。</p>
      )}
      <div className={styles.text}>
        {chaptersOf(clauses).map(([chapter, own]) => (
          <section key={chapter} aria-label={chapter || '正文'}>
            {chapter && <h3>{chapter}</h3>}
            {own.map((clause) => (
              <ClauseLine
                key={clause.rank}
                id={row.id}
                clause={clause}
                isCurrent={clause.rank === current}
                onCite={() => onCopy(clauseCitation(document, clause))}
              />
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  );
};
