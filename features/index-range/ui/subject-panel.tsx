import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Figure } from '../../../src/ui/figure';
import { SourcedFigure } from '../../../src/ui/figure-card/sourced-figure';
import { formatNumber } from '../../../src/ui/format';
import { SampleBadge } from '../../../src/ui/sample-badge';
import { Sheet } from '../../../src/ui/sheet';
import { SkeletonRows } from '../../../src/ui/skeleton';
import { TitleBlock } from '../../../src/ui/title-block';
import { Unavailable } from '../../../src/ui/unavailable';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import type { SubjectRange } from '../contract';
import { selectSubject, selectView } from '../selectors';
import { Composition } from './composition';
import { HistogramChart, TrendChart } from './distribution';
import { Formula } from './formula';
import { Records } from './records';
import { Between, Value } from './value';
import { scopeOf } from './scope';
import { basisWords, digitsOf, say, sizeNote } from './words';

export interface SubjectPanelProps {
  /** Puts a citation on the clipboard. */
  readonly onCopy: (citation: string) => void;
}

const provenanceRows = ({ provenance, row }: SubjectRange) => [
  { term: '来历', detail: `平台测算 · ${provenance.issuer}` },
  { term: '样本', detail: `${formatNumber(row.n)} 个` },
  { term: '方法', detail: provenance.method ?? '' },
  { term: '说明', detail: provenance.note ?? '' },
  { term: '许可', detail: provenance.licence },
];

interface FigureOfProps {
  readonly subject: SubjectRange;
  readonly scope: string;
  readonly name: string;
  /** As it is drawn; a figure that is kept back tells of no source. */
  readonly value: number | null;
  readonly children: ReactNode;
}

const FigureOf = ({ subject, scope, name, value, children }: FigureOfProps) => {
  const { row, basis } = subject;
  if (value === null) return <>{children}</>;
  const words = basisWords(basis, row.unit === '元/㎡' ? 'part' : 'content');
  return (
    <SourcedFigure
      source={() => ({
        title: `${name} · ${row.name}`,
        rows: [{ term: '口径', detail: words }, ...provenanceRows(subject)],
        citation: `${scope}${row.name}${name} ${say(value, row.unit)} ${row.unit}（${words}；样本 ${formatNumber(row.n)} 个）。${subject.provenance.issuer}平台测算。`,
      })}
    >
      {children}
    </SourcedFigure>
  );
};

const KeyFigures = ({ subject, scope }: Pick<FigureOfProps, 'subject' | 'scope'>) => {
  const { row } = subject;
  return (
    <dl className="range-figures">
      <div>
        <dt>推荐值</dt>
        <dd>
          <FigureOf {...{ subject, scope }} name="推荐值" value={row.recommended}>
            <Figure
              value={row.recommended}
              digits={digitsOf(row.unit, row.recommended)}
              unit={row.unit}
              size="large"
              emptyText="样本不足，不给推荐值"
            />
          </FigureOf>
        </dd>
      </div>
      <div>
        <dt>中位</dt>
        <dd>
          <FigureOf {...{ subject, scope }} name="中位" value={row.p50}>
            <Value value={row.p50} unit={row.unit} size="medium" />
          </FigureOf>
        </dd>
      </div>
      <div>
        <dt>P25–P75</dt>
        <dd>
          <Between from={row.p25} to={row.p75} unit={row.unit} size="medium" />
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
      className="range-panel"
      busy={busy}
    >
      <KeyFigures subject={subject} scope={scope} />
      <Formula subject={subject} scope={scope} onCopy={onCopy} />
      <div className="range-two">
        <div>
          <h3>分布</h3>
          {histogram ? (
            <HistogramChart histogram={histogram} row={row} />
          ) : (
            <p className="band-none">样本不足 10 个，不画分布图。</p>
          )}
        </div>
        <div>
          <h3>半年走势</h3>
          {trend.length > 1 ? (
            <TrendChart trend={trend} row={row} />
          ) : (
            <p className="band-none">样本不足，不画走势。</p>
          )}
        </div>
      </div>
      <h3>样本构成</h3>
      <Composition subject={subject} />
      <Records subject={subject} />
      <details className="range-provenance">
        <summary>数据来历</summary>
        <TitleBlock rows={provenanceRows(subject)} label="数据来历" />
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
