import type { ReactNode } from 'react';
import { formatNumber } from '../../../../src/ui/format';
import { inWan, sumLines, type CostLine } from './costs';
import type { ProjectDetail } from '../../contract';

export const CostHeads = ({ name }: { readonly name: string }) => (
  <>
    <th scope="col">{name}</th>
    <th scope="col" className="numeric wide-only">
      造价 万元
    </th>
    <th scope="col" className="numeric">
      单方 元/㎡
    </th>
    <th scope="col" className="numeric">
      占比
    </th>
  </>
);

export const CostCells = ({ line, mark }: { readonly line: CostLine; readonly mark?: ReactNode }) => (
  <>
    <th scope="row">
      {mark}
      {line.name}
    </th>
    <td className="numeric wide-only">{formatNumber(inWan(line.amount), 2)}</td>
    <td className="numeric">{formatNumber(line.unitCost, 2)}</td>
    <td className="numeric">{formatNumber(line.share, 1)}%</td>
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
        <CostCells line={line} />
        {rest}
      </tr>
    ))}
  </tfoot>
);
