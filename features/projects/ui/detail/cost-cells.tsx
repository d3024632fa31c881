import type { ReactNode } from 'react';
import { Figure } from '../../../../src/ui/figure';
import { inWan, sumLines, type CostLine } from './costs';
import type { ProjectDetail } from '../../contract';

interface CostHeadsProps {
  readonly name: string;
  /** Beside peers, a narrow screen has no room for shares. */
  readonly narrow?: boolean;
}

const shareClass = (narrow: boolean) => (narrow ? 'numeric wide-only' : 'numeric');

export const CostHeads = ({ name, narrow = false }: CostHeadsProps) => (
  <>
    <th scope="col">{name}</th>
    <th scope="col" className="numeric wide-only">
      造价 万元
    </th>
    <th scope="col" className="numeric">
      单方 元/㎡
    </th>
    <th scope="col" className={shareClass(narrow)}>
      占比
    </th>
  </>
);

interface CostCellsProps extends Pick<CostHeadsProps, 'narrow'> {
  readonly line: CostLine;
  readonly mark?: ReactNode;
}

export const CostCells = ({ line, mark, narrow = false }: CostCellsProps) => (
  <>
    <th scope="row">
      {mark}
      {line.name}
    </th>
    <td className="numeric wide-only">
      <Figure value={inWan(line.amount)} />
    </td>
    <td className="numeric">
      <Figure value={line.unitCost} />
    </td>
    <td className={shareClass(narrow)}>
      <Figure value={line.share} digits={1} percent />
    </td>
  </>
);

export interface CostSumsProps {
  readonly totals: ProjectDetail['totals'];
  /** ㎡ */
  readonly area: number;
  /** Cells that fill the columns beyond the costs. */
  readonly rest?: ReactNode;
}

export const CostSums = ({ totals, area, rest }: CostSumsProps) => (
  <tfoot>
    {sumLines(totals, area).map((line) => (
      <tr key={line.name}>
        <CostCells line={line} narrow={rest !== undefined} />
        {rest}
      </tr>
    ))}
  </tfoot>
);
