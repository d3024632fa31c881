import type { ReactNode } from 'react';
import { BandBar } from '#src/ui/band-bar.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';
import { Deviation } from './deviation';
import { PeerFigure } from './peer-figure';
import { medianWorking } from './quantile-working';
import * as styles from '../projects.module.css';

type Detail = Pick<ProjectDetail, 'row' | 'standing'>;

export interface AmongPeers {
  readonly name: string;
  readonly value: number | null;
  readonly peers: ProjectDetail['parts'][number]['peers'];
  /** Peers that have the line. */
  readonly samples: number;
  readonly unit: string;
}

const Median = ({ detail, of }: { readonly detail: Detail; readonly of: AmongPeers }) => {
  const { name, peers, unit } = of;
  if (!peers) return <Figure value={null} />;
  return (
    <PeerFigure detail={detail} name={`${name} 同类中位`} n={peers.n} working={medianWorking(peers, unit)}>
      <Figure value={peers.p50} digits={digitsOf(unit)} />
    </PeerFigure>
  );
};

/** The group is widened for the unit cost: of its projects not all have every line. Contents need no index, so that more may have one. */
const fewWords = (samples: number, n: number): string => {
  if (samples === 0) return `样本不足：${formatNumber(n)} 个同类都没有此项`;
  return `样本不足：${n < samples ? '' : `${formatNumber(n)} 个同类中`}${samples} 个有此项`;
};

/** Sums have no peers of their own, and empty cells. */
export const peerColumns = <Row,>(
  detail: Detail,
  peersOf: (row: Row) => AmongPeers | undefined,
): readonly Column<Row>[] => {
  const cell = (draw: (of: AmongPeers) => ReactNode) => (row: Row) => {
    const of = peersOf(row);
    return of && draw(of);
  };
  return [
    {
      key: 'band',
      title: '同类 P25–P75',
      className: styles.bandColumn,
      cell: cell(({ peers, samples, value, unit }) =>
        peers ? (
          <BandBar band={peers} value={value} unit={unit} />
        ) : (
          <span className="muted">{fewWords(samples, detail.standing.n)}</span>
        ),
      ),
    },
    {
      key: 'median',
      title: '同类中位',
      numeric: true,
      from: 'tablet',
      cell: cell((of) => <Median detail={detail} of={of} />),
    },
    {
      key: 'deviation',
      title: '偏差',
      numeric: true,
      cell: cell(({ value, peers }) => <Deviation value={value} peers={peers} />),
    },
    {
      key: 'samples',
      title: '样本',
      numeric: true,
      from: 'tablet',
      cell: cell(({ samples }) => <Figure value={samples} digits={0} />),
    },
  ];
};
