import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { IndexResult } from '../../contract';
import * as styles from '../indexes.module.css';

type Contribution = NonNullable<IndexResult['contribution']>;

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatNumber(points, 2)}`;

interface Row {
  readonly name: string;
  /** A sum has no weight and no bar. */
  readonly part?: { readonly from: string; readonly weight: number };
  readonly points: number;
}

const rowsOf = ({ parts, rest, restWeight }: Contribution): readonly Row[] => [
  ...parts.map(({ name, seriesName, weight, points }) => ({
    name,
    part: { from: seriesName, weight },
    points,
  })),
  {
    name: '其余',
    part: { from: '没有单独序列的材料、管理费与利润，及舍入差', weight: restWeight },
    points: rest,
  },
];

const columnsOf = (rows: readonly Row[]): readonly Column<Row>[] => {
  const longest = Math.max(...rows.map(({ points }) => Math.abs(points)), 0.01);
  return [
    { key: 'name', title: '构成', cell: ({ name, part }) => <span title={part?.from}>{name}</span> },
    {
      key: 'weight',
      title: '权重',
      numeric: true,
      from: 'tablet',
      cell: ({ part }) => part && `${formatNumber(part.weight, 0)}%`,
    },
    {
      key: 'bar',
      title: '拉低 ｜ 拉高',
      className: styles.splitBar,
      cell: ({ part, points }) =>
        part && (
          <span aria-hidden>
            <i
              className={points < 0 ? styles.down : styles.up}
              style={{ width: `${(Math.abs(points) / longest) * 50}%` }}
            />
          </span>
        ),
    },
    {
      key: 'points',
      title: '贡献（点）',
      numeric: true,
      cell: ({ part, points }) => (
        <span className={part && `change-${points === 0 ? 'flat' : points > 0 ? 'up' : 'down'}`}>
          {signed(points)}
        </span>
      ),
    },
  ];
};

/** Each component's share of the change, to the right where it raised the index, to the left where it lowered it. */
export const ContributionBars = ({ contribution }: { readonly contribution: Contribution }) => {
  const rows = rowsOf(contribution);
  return (
    <DataTable
      className={styles.split}
      caption={`${contribution.from} 至 ${contribution.to} 各构成的贡献，单位为点`}
      columns={columnsOf(rows)}
      rows={rows}
      foot={[{ name: '合计', points: contribution.change }]}
      rowKey={({ name }) => name}
    />
  );
};
