import type { ReactNode } from 'react';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { WorkingProps } from '#src/ui/working.tsx';
import type { ProjectDetail } from '../../contract';

export interface PeerFigureProps {
  readonly detail: Pick<ProjectDetail, 'row' | 'standing'>;
  /** 混凝土工程 同类中位 */
  readonly name: string;
  readonly n: number;
  readonly working: Pick<WorkingProps, 'formula' | 'result' | 'inputs'>;
  readonly children: ReactNode;
}

/** A figure worked out over the peers: what they are, how many, and how. */
export const PeerFigure = ({ detail: { row, standing }, name, n, working, children }: PeerFigureProps) => (
  <SourcedFigure
    source={() => ({
      title: `${name} · ${row.name}`,
      rows: [
        { term: '来源', detail: '平台测算' },
        { term: '参照集', detail: standing.reference },
        { term: '样本数', detail: `${formatNumber(n)} 个` },
      ],
      citation: `${row.name} ${name}：${working.result}（${standing.reference}，n=${n}；${working.formula}）。来源：造价指标网，平台测算。`,
      working,
    })}
  >
    {children}
  </SourcedFigure>
);
