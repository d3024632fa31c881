import { BandBar } from '../../../../src/ui/band-bar';
import { Figure } from '../../../../src/ui/figure';
import type { ProjectDetail } from '../../contract';
import { Deviation } from './deviation';

export const PeerHeads = () => (
  <>
    <th scope="col" className="projects-band-column">
      同类 P25–P75
    </th>
    <th scope="col" className="numeric wide-only">
      同类中位
    </th>
    <th scope="col" className="numeric">
      偏差
    </th>
    <th scope="col" className="numeric wide-only">
      样本
    </th>
  </>
);

export interface PeerCellsProps {
  readonly value: number | null;
  readonly peers: ProjectDetail['parts'][number]['peers'];
  readonly unit: string;
}

export const PeerCells = ({ value, peers, unit }: PeerCellsProps) => (
  <>
    <td>
      {peers ? (
        <BandBar band={peers} value={value} unit={unit} />
      ) : (
        <span className="band-none">样本不足</span>
      )}
    </td>
    <td className="numeric wide-only">
      <Figure value={peers?.p50} digits="fit" />
    </td>
    <td className="numeric">
      <Deviation value={value} peers={peers} />
    </td>
    <td className="numeric wide-only">
      <Figure value={peers?.n} digits={0} />
    </td>
  </>
);

/** Sums have no peers of their own. */
export const NoPeerCells = () => (
  <>
    <td />
    <td className="wide-only" />
    <td />
    <td className="wide-only" />
  </>
);
