import type { ReactNode } from 'react';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { CostFigure, useIsRebased } from '#src/ui/figure-card/cost-figure.tsx';
import type { Cost } from '#src/ui/figure-card/cost';
import type { ProjectDetail } from '../../contract';
import { amountCostOf, lineCostOf } from '../costs-of';
import { sumLines, YUAN_PER_WAN, type CostLine } from './costs';
import { useShares } from './use-shares';
import { useSumCost } from './use-sum-cost';

type Detail = Pick<ProjectDetail, 'row'> & Partial<Pick<ProjectDetail, 'verdicts'>>;

export interface CostRow {
  readonly line: CostLine;
  /** What the line costs per ㎡, where that is more than a line of a breakdown. */
  readonly unitCost?: Cost;
  /** The amount as it is read within its sum. */
  readonly share: number | undefined;
  readonly of: '除税造价' | '含税造价';
  readonly mark?: ReactNode;
}

export const useCostColumns = (detail: Detail, name: string): readonly Column<CostRow>[] => {
  const read = useIsRebased() ? '（折算）' : '';
  return [
    {
      key: 'name',
      title: name,
      cell: ({ mark, line }) => (
        <>
          {mark}
          {line.name}
        </>
      ),
    },
    {
      key: 'amount',
      title: `造价 万元${read}`,
      numeric: true,
      from: 'tablet',
      cell: ({ line, share, of }) => (
        <CostFigure
          cost={amountCostOf(detail, line)}
          original="value"
          per={YUAN_PER_WAN}
          share={{ value: share, of }}
        />
      ),
    },
    {
      key: 'unitCost',
      title: `单方 元/㎡${read}`,
      numeric: true,
      cell: ({ line, unitCost }) => (
        <CostFigure
          cost={unitCost ?? lineCostOf(detail, line)}
          quotedBeside={unitCost && lineCostOf(detail, line)}
          original="value"
        />
      ),
    },
    {
      key: 'share',
      title: '占比',
      numeric: true,
      cell: ({ line }) => <Figure value={line.share} digits={1} percent />,
    },
  ];
};

/** The rows below every breakdown. */
export const useSumRows = (detail: Pick<ProjectDetail, 'totals' | 'row'>): readonly CostRow[] => {
  const { sums } = useShares(detail, []);
  const unitCostIn = useSumCost(detail);
  return sumLines(detail.totals, detail.row.area).map((line, at) => ({
    line,
    unitCost: unitCostIn(line),
    share: sums?.[at],
    of: '含税造价',
  }));
};
