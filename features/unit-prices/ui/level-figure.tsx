import type { ReactNode } from 'react';
import { useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { PriceStatistics, UnitPriceRow } from '../contract';
import { bandsNote, bandsText } from './bands-text';
import { quotedIn } from './cost-of';

const METHOD = '分位数，线性插值（类型 7）';

export interface LevelFigureProps {
  readonly row: UnitPriceRow;
  readonly statistics: PriceStatistics;
  readonly children: ReactNode;
}

/** What prices of the same group come to: which group it is, how many there are and how it was worked out. */
export const LevelFigure = ({ row, statistics, children }: LevelFigureProps) => {
  const { bands, reliability, earned, reference, widened } = statistics;
  const words = useCostBasis()({ quoted: quotedIn(row, row.unitPrice), areaName: row.areaName });
  const result = `${bandsText(bands)} 元/${row.unit}`;
  return (
    <SourcedFigure
      source={() => ({
        title: `同类水平 · ${row.code} ${row.name}`,
        rows: [
          { term: '来源', detail: '平台测算' },
          { term: '参照集', detail: reference },
          { term: '口径', detail: words },
          { term: '样本数', detail: `${formatNumber(bands.n)} 个` },
          ...(widened === undefined ? [] : [{ term: '范围', detail: widened }]),
          { term: '可靠性', detail: `${reliability}（${earned}）` },
        ],
        citation: `${row.code} ${row.name} 同类水平 ${bandsNote(bands)}：${result}（${reference}；${words}；n=${bands.n}；${METHOD}）。来源：造价指标网，平台测算。`,
        working: {
          formula: `${bandsNote(bands)}，自小到大排列`,
          result,
          inputs: [{ label: '方法', value: METHOD }],
        },
      })}
    >
      {children}
    </SourcedFigure>
  );
};
