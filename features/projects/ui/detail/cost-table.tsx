import { DataTable } from '#src/ui/data-table.tsx';
import { StackKey } from '#src/ui/stack-bar.tsx';
import type { ProjectDetail } from '../../contract';
import { useCostColumns, useSumRows } from './cost-columns';
import type { CostLine } from './costs';
import { useShares } from './use-shares';
import * as styles from '../projects.module.css';

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
    <DataTable
      className={styles.costs}
      caption={`${name}构成`}
      columns={useCostColumns(detail, name)}
      rows={lines.map((line, index) => ({
        line,
        share: shares.lines?.[index],
        of: '除税造价' as const,
        mark: keyed && <StackKey index={index} />,
      }))}
      foot={useSumRows(detail)}
      rowKey={({ line }) => line.name}
    />
  );
};
