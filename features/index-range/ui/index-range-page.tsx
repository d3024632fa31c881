import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { SUBJECT_KINDS, type Kind } from '../contract';
import { listPathTo } from '../range-view';
import { selectTable, selectView } from '../selectors';
import { Filters } from './filters/filters';
import { SubjectPanel } from './subject-panel';
import { TableSheet } from './table-sheet';
import { basisWords } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './range.module.css';

const Kinds = () => {
  const send = useSend();
  const { kind } = useSelector(selectView);
  return (
    <div className={classes('segments', styles.kinds)} role="group" aria-label="科目类别">
      {(Object.keys(SUBJECT_KINDS) as Kind[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => send(commands.refine({ kind: each }))}
        >
          {SUBJECT_KINDS[each]}
        </button>
      ))}
    </div>
  );
};

const Counts = () => {
  const { status, view, table } = useSelector(selectTable);
  if (!table || status === 'failed') return <p className={classes('muted', styles.counts)} role="status" />;
  const { projects, samples, leftOut, basis } = table;
  return (
    <p className={classes('muted', styles.counts)} role="status">
      <a href={`#${listPathTo(view)}`}>{formatNumber(projects)} 个样本工程</a>{' '}
      <SampleBadge sample={samples > 0} />
      <span>{basisWords(basis, view.kind)}</span>
      {leftOut > 0 && view.kind !== 'content' && <span>{leftOut} 个没有指数或地区系数，未计入</span>}
    </p>
  );
};

export interface IndexRangePageProps {
  /** The regions slice's picker; its choice reaches this page through the address. */
  readonly regionPicker: ReactNode;
  /** The bar that chooses what the costs are brought to. */
  readonly basisBar: ReactNode;
  /** Puts a citation on the clipboard. */
  readonly onCopy: (citation: string) => void;
  readonly exportButton: ReactNode;
}

export function IndexRangePage({ regionPicker, basisBar, onCopy, exportButton }: IndexRangePageProps) {
  const { table } = useSelector(selectTable);
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1>科目指标区间</h1>
        <p className="muted">
          同一组工程各科目的样本数、分位数与推荐值，全部折算到同一价格期、地区水平与税口径
        </p>
      </header>
      {basisBar}
      <section className="sheet sheet-flush" aria-label="科目指标">
        <Filters regionPicker={regionPicker} />
        <div className={classes('row', styles.toolbar)}>
          <Kinds />
          <Counts />
          {table && table.subjects.length > 0 && <div className="end">{exportButton}</div>}
        </div>
        <div className={styles.body}>
          <TableSheet />
        </div>
      </section>
      {table && table.subjects.length > 0 && <SubjectPanel onCopy={onCopy} />}
    </div>
  );
}
