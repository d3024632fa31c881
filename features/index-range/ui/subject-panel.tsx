import { useSelector } from 'react-redux';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { SubjectRange } from '../contract';
import { selectSubject, selectView } from '../selectors';
import { Composition } from './composition';
import { HistogramChart, TrendChart } from './distribution';
import { Formula } from './formula';
import { Records } from './records';
import { Between, Value } from './value';
import { groundRows, SourcedStatistic } from './sourced-statistic';
import { scopeOf, sizeNote } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './range.module.css';

export interface SubjectPanelProps {
  /** Puts a citation on the clipboard. */
  readonly onCopy: (citation: string) => void;
}

const KeyFigures = ({ subject, scope }: Pick<PanelProps, 'subject' | 'scope'>) => {
  const { row } = subject;
  const from = { row, ground: { ...subject, scope } };
  return (
    <dl className={classes('figures', styles.figures)}>
      <div>
        <dt>推荐值</dt>
        <dd>
          <SourcedStatistic {...from} name="推荐值" values={[row.recommended]}>
            <Figure
              value={row.recommended}
              digits={digitsOf(row.unit)}
              unit={row.unit}
              size="large"
              emptyText="样本不足，不给推荐值"
            />
          </SourcedStatistic>
        </dd>
      </div>
      <div>
        <dt>中位</dt>
        <dd>
          <SourcedStatistic {...from} name="中位" values={[row.p50]}>
            <Value value={row.p50} unit={row.unit} size="medium" />
          </SourcedStatistic>
        </dd>
      </div>
      <div>
        <dt>P25–P75</dt>
        <dd>
          <SourcedStatistic {...from} name="P25–P75" values={[row.p25, row.p75]}>
            <Between from={row.p25} to={row.p75} unit={row.unit} size="medium" />
          </SourcedStatistic>
        </dd>
      </div>
      <div>
        <dt>样本 · 可靠性</dt>
        <dd className="figure figure-medium">
          {formatNumber(row.n)} · {row.reliability}
          <small>{row.cv === null ? sizeNote(row) : `CV ${formatNumber(row.cv, 2)}`}</small>
        </dd>
      </div>
    </dl>
  );
};

interface PanelProps extends SubjectPanelProps {
  readonly subject: SubjectRange;
  readonly scope: string;
  readonly busy: boolean;
}

const Panel = ({ subject, scope, busy, onCopy }: PanelProps) => {
  const { row, histogram, trend, provenance } = subject;
  return (
    <Sheet
      title={row.name}
      note={
        <>
          {row.unit} <SampleBadge sample={provenance.note?.includes('样例') ?? false} />
        </>
      }
      className={classes('dims', styles.panel)}
      busy={busy}
    >
      <KeyFigures subject={subject} scope={scope} />
      <Formula subject={subject} scope={scope} onCopy={onCopy} />
      <div className={classes('two', styles.two)}>
        <div>
          <h3>分布</h3>
          {histogram ? (
            <HistogramChart histogram={histogram} row={row} />
          ) : (
            <p className="muted">样本不足 10 个，不画分布图。</p>
          )}
        </div>
        <div>
          <h3>半年走势</h3>
          {trend.length > 1 ? (
            <TrendChart trend={trend} row={row} />
          ) : (
            <p className="muted">样本不足，不画走势。</p>
          )}
        </div>
      </div>
      <h3>样本构成</h3>
      <Composition subject={subject} />
      <Records subject={subject} />
      <details className={styles.provenance}>
        <summary>数据来历</summary>
        <TitleBlock rows={groundRows(subject, row.n)} label="数据来历" />
      </details>
    </Sheet>
  );
};

export const SubjectPanel = ({ onCopy }: SubjectPanelProps) => {
  const send = useSend();
  const view = useSelector(selectView);
  const { status, name = '', subject, problem } = useSelector(selectSubject);
  if (status === 'failed') {
    return (
      <div className="sheet">
        <Unavailable
          problem={problem}
          title={`没能取到${name}的分布`}
          openTo="科目的分布、走势与样本构成向有权限的会员开放。"
          onRetry={() => send(commands.loadSubject({ view, subject: name }))}
        />
      </div>
    );
  }
  if (!subject) {
    return (
      <div className="sheet" aria-busy="true">
        <SkeletonRows rows={8} />
      </div>
    );
  }
  return (
    <Panel
      key={`${subject.row.name} ${subject.row.n}`}
      subject={subject}
      scope={scopeOf(view)}
      busy={status === 'loading'}
      onCopy={onCopy}
    />
  );
};
