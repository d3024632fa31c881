import { StackKey } from '#src/ui/stack-bar.tsx';
import type { ProjectDetail } from '../../contract';
import { CostCells, CostHeads, CostSums } from './cost-cells';
import type { CostLine } from './costs';
import { useShares } from './use-shares';

export interface CostTableProps {
  readonly name: string;
  readonly lines: readonly CostLine[];
  readonly detail: Pick<ProjectDetail, 'totals' | 'row'>;
  /** Marks the rows with the colours of the stack bar above. */
  readonly keyed?: boolean;
}

export const CostTable = ({ name, lines, detail, keyed }: CostTableProps) => {
  const shares = useShares(detail, lines);
  return (
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
            <CostCells
              detail={detail}
              line={line}
              share={shares.lines?.[index]}
              of="除税造价"
              mark={keyed && <StackKey index={index} />}
            />
          </tr>
        ))}
      </tbody>
      <CostSums detail={detail} />
    </table>
  );
};
