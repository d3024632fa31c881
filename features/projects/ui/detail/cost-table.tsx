import { StackKey } from '../../../../src/ui/stack-bar';
import type { ProjectDetail } from '../../contract';
import { CostCells, CostHeads, CostSums } from './cost-cells';
import type { CostLine } from './costs';

export interface CostTableProps {
  readonly name: string;
  readonly lines: readonly CostLine[];
  readonly detail: Pick<ProjectDetail, 'totals' | 'row'>;
  /** Marks the rows with the colours of the stack bar above. */
  readonly keyed?: boolean;
}

export const CostTable = ({ name, lines, detail, keyed }: CostTableProps) => (
  <table className="data-table projects-costs">
    <caption className="sr-only">{name}构成</caption>
    <thead>
      <tr>
        <CostHeads name={name} />
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={line.name}>
          <CostCells detail={detail} line={line} mark={keyed && <StackKey index={index} />} />
        </tr>
      ))}
    </tbody>
    <CostSums detail={detail} />
  </table>
);
