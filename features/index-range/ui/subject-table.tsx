import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { scaleOf } from '#src/ui/scale-of';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { SUBJECT_KINDS, type Kind, type RangeTable, type SubjectRow } from '../contract';
import { say, sizeNote, stripWords } from './labels';
import type { Ground } from './sourced-statistic';
import { One, Pair, Reliability, Spark } from './subject-cells';
import '#src/ui/styles/band-bar.css';
import * as styles from './range.module.css';

/** A line from P10 to P90, a box from P25 to P75, the median in it, 推荐值 as the red mark. Few samples draw less. */
const BoxStrip = ({ row }: { readonly row: SubjectRow }) => {
  const { n, p10, p25, p50, p75, p90, min, max, recommended, unit, cases } = row;
  const words = stripWords(row);
  if (cases.length > 0) {
    return (
      <span className="muted">
        个例 {cases.map((value) => say(value, unit)).join('、')} {unit}
      </span>
    );
  }
  const [low, high] = p25 !== null && p75 !== null ? [p25, p75] : [min, max];
  if (low === null || high === null || p50 === null) return null;
  const at = scaleOf({ p25: low, p50, p75: high, n });
  const [from, to] = [p10 ?? low, p90 ?? high];
  return (
    <span className="band" role="img" aria-label={words} title={words}>
      <i className={styles.whisker} style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }} />
      {p25 !== null && (
        <i className="band-range" style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }} />
      )}
      <i className="band-median" style={{ left: `${at(p50)}%` }} />
      {recommended !== null && <i className="band-mark" style={{ left: `${at(recommended)}%` }} />}
    </span>
  );
};

export interface SubjectTableProps {
  readonly kind: Kind;
  readonly table: RangeTable;
  readonly busy: boolean;
  readonly chosen: string | undefined;
  /** What the samples have in common, in words. */
  readonly scope: string;
}

interface NameProps {
  readonly row: SubjectRow;
  readonly isChosen: boolean;
}

const Name = ({ row, isChosen }: NameProps) => {
  const send = useSend();
  const { name, names, unit } = row;
  return (
    <>
      <button
        type="button"
        className={styles.subject}
        title={names && `记录中的名称：${names.join('、')}`}
        aria-pressed={isChosen}
        onClick={() => send(commands.refineList({ subject: name }))}
      >
        {name}
      </button>
      {unit !== '元/㎡' && <small> {unit}</small>}
      <small className={styles.note}>{sizeNote(row)}</small>
    </>
  );
};

const Samples = ({ row: { n, outliers } }: Pick<NameProps, 'row'>) => {
  const { low, high, normal } = outliers;
  return (
    <>
      <Figure value={n} digits={0} />
      {low + high > 0 && (
        <small
          className={styles.outside}
          title={`离群：偏低 ${low} 个，偏高 ${high} 个，均计入；已复核为正常 ${normal} 个`}
        >
          离群 {low + high}
          {normal > 0 && ` · 已复核 ${normal}`}
        </small>
      )}
    </>
  );
};

interface Subjects {
  readonly kind: Kind;
  readonly halves: RangeTable['halves'];
  readonly ground: Ground;
  readonly chosen: string | undefined;
}

const columnsOf = ({ kind, halves, ground, chosen }: Subjects): readonly Column<SubjectRow>[] => [
  {
    key: 'name',
    title: kind === 'content' ? '科目' : '科目 元/㎡',
    cell: (row) => <Name row={row} isChosen={row.name === chosen} />,
  },
  { key: 'n', title: '样本', numeric: true, cell: (row) => <Samples row={row} /> },
  {
    key: 'strip',
    title: '分布',
    from: 'tablet',
    className: styles.stripCell,
    cell: (row) => <BoxStrip row={row} />,
  },
  {
    key: 'whole',
    title: '最小–最大',
    numeric: true,
    from: 'desktop',
    cell: (row) => <Pair row={row} ground={ground} name="最小–最大" from={row.min} to={row.max} />,
  },
  {
    key: 'most',
    title: 'P10–P90',
    numeric: true,
    from: 'desktop',
    cell: (row) => <Pair row={row} ground={ground} name="P10–P90" from={row.p10} to={row.p90} />,
  },
  {
    key: 'p25',
    title: 'P25',
    numeric: true,
    from: 'tablet',
    cell: (row) => <One row={row} ground={ground} name="P25" value={row.p25} />,
  },
  {
    key: 'p50',
    title: '中位',
    numeric: true,
    cell: (row) => <One row={row} ground={ground} name="中位" value={row.p50} />,
  },
  {
    key: 'p75',
    title: 'P75',
    numeric: true,
    from: 'tablet',
    cell: (row) => <One row={row} ground={ground} name="P75" value={row.p75} />,
  },
  {
    key: 'recommended',
    title: '推荐值',
    numeric: true,
    cell: (row) => (
      <b>
        <One
          row={row}
          ground={ground}
          name="推荐值"
          value={row.recommended}
          emptyText="样本不足，不给推荐值"
        />
      </b>
    ),
  },
  { key: 'cv', title: 'CV', numeric: true, from: 'desktop', cell: ({ cv }) => <Figure value={cv} /> },
  {
    key: 'reliability',
    title: (
      <>
        可靠<span className="from-tablet">性</span>
      </>
    ),
    className: styles.level,
    cell: (row) => <Reliability row={row} />,
  },
  {
    key: 'course',
    title: <span title={halves.length > 1 ? `${halves[0]} 至 ${halves.at(-1)}` : undefined}>走势</span>,
    from: 'tablet',
    className: styles.spark,
    cell: (row) => <Spark row={row} />,
  },
];

/** Rows are subjects; pressing one shows its distribution below. */
export const SubjectTable = ({ kind, table, busy, chosen, scope }: SubjectTableProps) => (
  <DataTable
    className={styles.table}
    caption={`${SUBJECT_KINDS[kind]}指标区间`}
    columns={columnsOf({ kind, halves: table.halves, ground: { ...table, scope }, chosen })}
    rows={table.subjects}
    rowKey={({ name }) => name}
    rowProps={({ name }) => ({ 'data-chosen': name === chosen })}
    isBusy={busy}
  />
);
