import type { ReactNode } from 'react';
import { Figure } from '#src/ui/figure.tsx';
import { CostFigure, useIsRebased } from '#src/ui/figure-card/cost-figure.tsx';
import type { Cost } from '#src/ui/figure-card/cost';
import type { ProjectDetail } from '../../contract';
import { amountCostOf, lineCostOf } from '../costs-of';
import { sumLines, YUAN_PER_WAN, type CostLine } from './costs';
import { useShares } from './use-shares';
import { useSumCost } from './use-sum-cost';

interface CostHeadsProps {
  readonly name: string;
  /** Beside peers, a narrow screen has no room for shares. */
  readonly narrow?: boolean;
}

const shareClass = (narrow: boolean) => (narrow ? 'numeric wide-only' : 'numeric');

export const CostHeads = ({ name, narrow = false }: CostHeadsProps) => {
  const isRebased = useIsRebased();
  return (
    <>
      <th scope="col">{name}</th>
      <th scope="col" className="numeric wide-only">
        造价 万元{isRebased && '（折算）'}
      </th>
      <th scope="col" className="numeric">
        单方 元/㎡{isRebased && '（折算）'}
      </th>
      <th scope="col" className={shareClass(narrow)}>
        占比
      </th>
    </>
  );
};

interface CostCellsProps extends Pick<CostHeadsProps, 'narrow'> {
  readonly detail: Pick<ProjectDetail, 'row'> & Partial<Pick<ProjectDetail, 'verdicts'>>;
  readonly line: CostLine;
  /** What the line costs per ㎡, where that is more than a line of a breakdown. */
  readonly unitCost?: Cost;
  /** The amount as it is read within its sum. */
  readonly share?: number | undefined;
  readonly of?: string;
  readonly mark?: ReactNode;
}

export const CostCells = ({ detail, line, unitCost, share, of, mark, narrow = false }: CostCellsProps) => (
  <>
    <th scope="row">
      {mark}
      {line.name}
    </th>
    <td className="numeric wide-only">
      <CostFigure
        cost={amountCostOf(detail, line)}
        original="value"
        per={YUAN_PER_WAN}
        {...(of !== undefined && { share: { value: share, of } })}
      />
    </td>
    <td className="numeric">
      <CostFigure
        cost={unitCost ?? lineCostOf(detail, line)}
        original={unitCost?.quoted.taxBasis ? 'taxed' : 'value'}
      />
    </td>
    <td className={shareClass(narrow)}>
      <Figure value={line.share} digits={1} percent />
    </td>
  </>
);

export interface CostSumsProps {
  readonly detail: Pick<ProjectDetail, 'totals' | 'row'>;
  /** Cells that fill the columns beyond the costs. */
  readonly rest?: ReactNode;
}

export const CostSums = ({ detail, rest }: CostSumsProps) => {
  const { sums } = useShares(detail, []);
  const unitCostIn = useSumCost(detail);
  return (
    <tfoot>
      {sumLines(detail.totals, detail.row.area).map((line, at) => (
        <tr key={line.name}>
          <CostCells
            detail={detail}
            line={line}
            unitCost={unitCostIn(line)}
            share={sums?.[at]}
            of="含税造价"
            narrow={rest !== undefined}
          />
          {rest}
        </tr>
      ))}
    </tfoot>
  );
};
