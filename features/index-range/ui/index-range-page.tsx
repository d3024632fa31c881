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
import './styles/filters.css';
import './styles/table.css';
import './styles/subject.css';
import './styles/narrow.css';

const Kinds = () => {
  const send = useSend();
  const { kind } = useSelector(selectView);
  return (
    <div className="range-kinds" role="group" aria-label="科目类别">
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
  if (!table || status === 'failed') return <p className="range-counts" role="status" />;
  const { projects, samples, leftOut, basis } = table;
  return (
    <p className="range-counts" role="status">
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
    <div className="range-page">
      <header className="range-head">
        <h1>科目指标区间</h1>
        <p>同一组工程各科目的样本数、分位数与推荐值，全部折算到同一价格期、地区水平与税口径</p>
      </header>
      {basisBar}
      <section className="sheet range-sheet" aria-label="科目指标">
        <Filters regionPicker={regionPicker} />
        <div className="range-toolbar">
          <Kinds />
          <Counts />
          {table && table.subjects.length > 0 && <div className="range-export">{exportButton}</div>}
        </div>
        <div className="range-body">
          <TableSheet />
        </div>
      </section>
      {table && table.subjects.length > 0 && <SubjectPanel onCopy={onCopy} />}
    </div>
  );
}
