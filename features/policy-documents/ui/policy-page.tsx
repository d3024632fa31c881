import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import '#src/ui/styles/side-columns.css';
import { commands } from '../commands';
import { policyList } from '../contract';
import { selectDocument } from '../selectors';
import { documentCitation } from '../labels';
import { AroundSection } from './document/around-section';
import { ChainSection } from './document/chain-section';
import { ClausesSection } from './document/clauses-section';
import { ComparisonSection } from './document/comparison-section';
import { Contents } from './document/contents';
import { DocumentHead } from './document/document-head';
import type { MarksOf } from './list/results';
import * as styles from './policies.module.css';

export interface PolicyPageProps {
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
  readonly reading: FigureReading;
}

export function PolicyPage({ exportButton, marksOf, reading }: PolicyPageProps) {
  const send = useSend();
  const { id, view, status, document, problem } = useSelector(selectDocument);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <RecordProblem
          problem={problem}
          title="没能取到这份文件"
          openTo="政策文件正文向有权限的会员开放。"
          missing={{ title: '没有找到这份文件', why: '它可能已移除，或地址不完整。' }}
          wayOut={{ label: '返回政策列表', href: `#${policyList.path}` }}
          onRetry={() => send(commands.loadDocument({ id }))}
        />
      </div>
    );
  }
  if (!document) return <PageSkeleton />;
  const { row, asOf, clauses } = document;
  const contents = { id, clauses, current: view.clause };
  return (
    <FiguresRead value={reading}>
      <article className="column" aria-label={row.title}>
        <DocumentHead row={row} asOf={asOf} marks={marksOf(row)}>
          <div className={classes('no-print', styles.controls)}>
            <button
              type="button"
              className="button"
              onClick={() => reading.onCopy(documentCitation(document))}
            >
              复制文件引用
            </button>
            <DialogButton
              title="目录"
              place="left"
              button={{ className: 'button side-columns-open', children: '目录' }}
            >
              {(close) => <Contents {...contents} onChosen={close} />}
            </DialogButton>
            {exportButton}
          </div>
        </DocumentHead>
        <div className={classes('side-columns', styles.columns)}>
          <aside className={classes('sheet no-print', styles.contents)} aria-label="条文目录">
            <Contents {...contents} />
          </aside>
          <div className={styles.main}>
            <ChainSection document={document} />
            {view.withId && <ComparisonSection id={id} current={view.clause} />}
            <ClausesSection document={document} current={view.withId ? undefined : view.clause} />
            <AroundSection {...document} />
          </div>
        </div>
      </article>
    </FiguresRead>
  );
}
