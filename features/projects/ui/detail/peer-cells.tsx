import { BandBar } from '#src/ui/band-bar.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';
import { Deviation } from './deviation';
import { PeerFigure } from './peer-figure';
import { medianWorking } from './quantile-working';

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
  readonly detail: Pick<ProjectDetail, 'row' | 'standing'>;
  readonly name: string;
  readonly value: number | null;
  readonly peers: ProjectDetail['parts'][number]['peers'];
  readonly unit: string;
}

export const PeerCells = ({ detail, name, value, peers, unit }: PeerCellsProps) => (
  <>
    <td>
      {peers ? (
        <BandBar band={peers} value={value} unit={unit} />
      ) : (
        <span className="band-none">样本不足</span>
      )}
    </td>
    <td className="numeric wide-only">
      {peers ? (
        <PeerFigure
          detail={detail}
          name={`${name} 同类中位`}
          n={peers.n}
          working={medianWorking(peers, unit)}
        >
          <Figure value={peers.p50} digits={digitsOf(unit)} />
        </PeerFigure>
      ) : (
        <Figure value={null} />
      )}
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
