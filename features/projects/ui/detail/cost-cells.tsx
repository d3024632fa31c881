import type { ReactNode } from 'react';
import { Figure } from '../../../../src/ui/figure';
import { CostFigure, useIsRebased } from '../../../../src/ui/figure-card/cost-figure';
import type { ProjectDetail } from '../../contract';
import { lineCostOf } from '../costs-of';
import { inWan, sumLines, type CostLine } from './costs';

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
        造价 万元{isRebased && '（原值）'}
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
  readonly mark?: ReactNode;
}

export const CostCells = ({ detail, line, mark, narrow = false }: CostCellsProps) => (
  <>
    <th scope="row">
      {mark}
      {line.name}
    </th>
    <td className="numeric wide-only">
      <Figure value={inWan(line.amount)} />
    </td>
    <td className="numeric">
      <CostFigure cost={lineCostOf(detail, line)} original="value" />
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

export const CostSums = ({ detail, rest }: CostSumsProps) => (
  <tfoot>
    {sumLines(detail.totals, detail.row.area).map((line) => (
      <tr key={line.name}>
        <CostCells detail={detail} line={line} narrow={rest !== undefined} />
        {rest}
      </tr>
    ))}
  </tfoot>
);
