import type { ReactNode } from 'react';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import type { RangeTable, SubjectRow } from '../contract';
import { basisWords, say } from './labels';

/** What statistics were worked out from. */
export interface Ground extends Pick<RangeTable, 'basis' | 'provenance'> {
  /** What the samples have in common, in words. */
  readonly scope: string;
}

export const groundRows = (
  { provenance }: Pick<Ground, 'provenance'>,
  n: number,
): readonly TitleBlockRow[] => [
  { term: '来历', detail: `平台测算 · ${provenance.issuer}` },
  { term: '样本', detail: `${formatNumber(n)} 个` },
  { term: '方法', detail: provenance.method ?? '' },
  { term: '说明', detail: provenance.note ?? '' },
  { term: '许可', detail: provenance.licence },
];

export interface SourcedStatisticProps {
  readonly row: Pick<SubjectRow, 'name' | 'unit' | 'n'>;
  readonly ground: Ground;
  /** 推荐值; 最小–最大 */
  readonly name: string;
  /** As they are drawn; what is kept back tells of no source. */
  readonly values: readonly (number | null)[];
  readonly children: ReactNode;
}

/** What the card of a statistic says, and the line to cite it by. */
export const statisticSource = ({ row, ground, name, values }: Omit<SourcedStatisticProps, 'children'>) => {
  const { unit, n } = row;
  const words = basisWords(ground.basis, unit === '元/㎡' ? 'part' : 'content');
  const said = values.map((value) => say(value, unit)).join('–');
  return {
    title: `${name} · ${row.name}`,
    rows: [{ term: '口径', detail: words }, ...groundRows(ground, n)],
    citation: `${ground.scope}${row.name}${name} ${said} ${unit}（${words}；样本 ${formatNumber(n)} 个）。${ground.provenance.issuer}平台测算。`,
  };
};

/** A statistic that tells, when pressed, what it was worked out from. */
export const SourcedStatistic = ({ children, ...statistic }: SourcedStatisticProps) =>
  statistic.values.includes(null) ? (
    <>{children}</>
  ) : (
    <SourcedFigure source={() => statisticSource(statistic)}>{children}</SourcedFigure>
  );
