import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import { lineCostOf } from '../costs-of';
import { useCostColumns, useSumRows, type CostRow } from './cost-columns';
import { NoLines } from './no-lines';
import { peerColumns } from './peer-columns';
import { Section } from './sections';
import { useShares } from './use-shares';
import * as styles from '../projects.module.css';

type PartRow = CostRow & Partial<Pick<ProjectDetail['parts'][number], 'peers' | 'samples'>>;

const useColumns = (detail: ProjectDetail): readonly Column<PartRow>[] => {
  const read = useCostValue();
  return [
    // Beside peers, a narrow screen has no room for shares.
    ...useCostColumns(detail, '分部').map((column) =>
      column.key === 'share' ? { ...column, from: 'tablet' as const } : column,
    ),
    ...peerColumns<PartRow>(detail, ({ line, peers, samples = 0 }) =>
      peers === undefined
        ? undefined
        : { name: line.name, value: read(lineCostOf(detail, line).quoted), peers, samples, unit: '元/㎡' },
    ),
  ];
};

const Table = ({ detail }: { readonly detail: ProjectDetail }) => {
  const shares = useShares(detail, detail.parts);
  return (
    <DataTable
      className={styles.costs}
      caption="分部指标与同类区间"
      columns={useColumns(detail)}
      rows={detail.parts.map((line, at) => ({
        line,
        peers: line.peers,
        samples: line.samples,
        share: shares.lines?.[at],
        of: '除税造价' as const,
      }))}
      foot={useSumRows(detail)}
      rowKey={({ line }) => line.name}
    />
  );
};

export const PartsSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="parts" note="灰带为同类 P25–P75，红线为本工程；均为除税，按 GB/T 51290 附录 C 分部">
    {detail.parts.length > 0 ? <Table detail={detail} /> : <NoLines what="分部明细" />}
  </Section>
);
