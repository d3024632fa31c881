import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import { lineCostOf } from '../costs-of';
import { CostCells, CostHeads, CostSums } from './cost-cells';
import { NoLines } from './no-lines';
import { NoPeerCells, PeerCells, PeerHeads } from './peer-cells';
import { Section } from './sections';
import { useShares } from './use-shares';

const Table = ({ detail }: { readonly detail: ProjectDetail }) => {
  const read = useCostValue();
  const shares = useShares(detail, detail.parts);
  return (
    <table className="data-table projects-costs">
      <caption className="sr-only">分部指标与同类区间</caption>
      <thead>
        <tr>
          <CostHeads name="分部" narrow />
          <PeerHeads />
        </tr>
      </thead>
      <tbody>
        {detail.parts.map((part, at) => (
          <tr key={part.name}>
            <CostCells detail={detail} line={part} share={shares.lines?.[at]} of="除税造价" narrow />
            <PeerCells
              detail={detail}
              name={part.name}
              value={read(lineCostOf(detail, part).quoted)}
              peers={part.peers}
              unit="元/㎡"
            />
          </tr>
        ))}
      </tbody>
      <CostSums detail={detail} rest={<NoPeerCells />} />
    </table>
  );
};

export const PartsSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="parts" note="灰带为同类 P25–P75，红线为本工程；均为除税，按 GB/T 51290 附录 C 分部">
    {detail.parts.length > 0 ? <Table detail={detail} /> : <NoLines what="分部明细" />}
  </Section>
);
