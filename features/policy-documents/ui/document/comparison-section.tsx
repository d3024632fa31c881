import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ClausePair, Comparison } from '../../contract-document';
import { selectComparison } from '../../selectors';
import { PAIR_WORDS } from '../../labels';
import * as styles from '../policies.module.css';

const Side = ({ pair, side }: { readonly pair: ClausePair; readonly side: 'before' | 'after' }) => {
  const clause = pair[side];
  if (!clause) return <p className="muted">—</p>;
  const [mark, other] = side === 'before' ? (['removed', 'added'] as const) : (['added', 'removed'] as const);
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <div>
      <small className="muted">
        {side === 'before' ? '旧' : '新'} · {clause.number}
      </small>
      <p>
        {pair.kind === 'changed'
          ? pair.pieces
              .filter(({ kind }) => kind !== other)
              .map(({ kind, text }, at) =>
                kind === mark ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
              )
          : clause.body}
      </p>
    </div>
  );
};

/** What the reader asks to see changed comes first; what goes on as it was waits behind a box. */
const GOES_ON: readonly ClausePair['kind'][] = ['same', 'kept'];

const PairLine = ({ pair, isCurrent }: { readonly pair: ClausePair; readonly isCurrent: boolean }) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <div ref={line} className={styles.pair} tabIndex={-1} data-current={isCurrent}>
      <b>{PAIR_WORDS[pair.kind]}</b>
      <Side pair={pair} side="before" />
      <Side pair={pair} side="after" />
    </div>
  );
};

interface PairsProps extends Pick<Comparison, 'pairs'> {
  readonly isCurrent: (pair: ClausePair) => boolean;
}

const Pairs = ({ pairs, isCurrent }: PairsProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pairs : pairs.filter(({ kind }) => !GOES_ON.includes(kind));
  const count = (kind: ClausePair['kind']) => pairs.filter((pair) => pair.kind === kind).length;
  return (
    <>
      <div className={styles.controls}>
        <p role="status">
          修改 {count('changed')} 条，新增 {count('added')} 条，删去 {count('removed')} 条，相同{' '}
          {count('same')} 条{count('kept') > 0 && `，未涉及 ${count('kept')} 条`}
          {count('unclear') > 0 && `，待核对 ${count('unclear')} 条`}
        </p>
        <label className="check no-print">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setIsWhole(target.checked)} />
          也列出{count('kept') > 0 ? '相同与未涉及' : '相同'}的条文
        </label>
      </div>
      {shown.map((pair) => (
        <PairLine
          key={`${pair.before?.rank ?? ''} ${pair.after?.rank ?? ''}`}
          pair={pair}
          isCurrent={isCurrent(pair)}
        />
      ))}
    </>
  );
};

export interface ComparisonSectionProps {
  readonly id: string;
  /** The clause of this document that the address leads to. */
  readonly current: number | undefined;
}

/** The old text beside this one, clause by clause. */
export const ComparisonSection = ({ id, current }: ComparisonSectionProps) => {
  const send = useSend();
  const { status, query, comparison, problem } = useSelector(selectComparison);
  return (
    <Sheet
      title="新旧对照"
      note={comparison && `旧：${comparison.before.title}；新：${comparison.after.title}`}
      busy={status === 'loading'}
    >
      <button
        type="button"
        className="button no-print"
        onClick={() => send(commands.chooseComparison({ withId: undefined }))}
      >
        收起对照
      </button>
      {status === 'failed' ? (
        <Unavailable
          problem={problem}
          title="没能取到对照"
          openTo="新旧对照向有权限的会员开放。"
          onRetry={() => query && send(commands.compareDocuments(query))}
        />
      ) : comparison ? (
        <Pairs
          pairs={comparison.pairs}
          isCurrent={(pair) =>
            current !== undefined && pair[comparison.before.id === id ? 'before' : 'after']?.rank === current
          }
        />
      ) : (
        <SkeletonLine width="full" />
      )}
    </Sheet>
  );
};
