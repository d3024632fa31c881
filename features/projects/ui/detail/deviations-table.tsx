import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { beyondWords } from '#src/costing/outliers';
import type { ProjectDetail } from '../../contract';
import { Deviation } from './deviation';
import { ReviewCell } from './review-cell';
import { remarkable } from './severities';
import { SeverityMark } from './severity-mark';
import { useJudged, type ReviewedFigure } from './use-judged';
import { VerdictTrail } from './verdict-trail';
import * as styles from '../projects.module.css';

const columnsOf = ({ row, mayMark }: ProjectDetail): readonly Column<ReviewedFigure>[] => [
  {
    key: 'name',
    title: '科目',
    cell: ({ name, unit }) => (
      <>
        {name} <small className={styles.unit}>{unit}</small>
      </>
    ),
  },
  {
    key: 'own',
    title: '本工程',
    numeric: true,
    cell: ({ value, unit }) => <Figure value={value} digits={digitsOf(unit)} />,
  },
  {
    key: 'median',
    title: '同类中位',
    numeric: true,
    cell: ({ p50, unit }) => <Figure value={p50} digits={digitsOf(unit)} />,
  },
  {
    key: 'percent',
    title: '偏差',
    numeric: true,
    cell: ({ value, p50 }) => <Deviation value={value} peers={{ p50 }} />,
  },
  {
    key: 'severity',
    title: '提示',
    from: 'tablet',
    cell: (figure) => <SeverityMark of={figure} isNormal={figure.mark !== undefined} />,
  },
  {
    key: 'review',
    title: '复核',
    unbroken: !mayMark,
    cell: (figure) => <ReviewCell id={row.id} mayMark={mayMark} of={figure} />,
  },
];

/** What stands out against the peers, the farthest first. */
export const DeviationsTable = ({ detail }: { readonly detail: ProjectDetail }) => {
  const all = useJudged(detail);
  const rows = remarkable(all);
  const known = all.filter((each) => each !== undefined).length;
  if (known === 0) return null;
  return (
    <div>
      <h3>偏差提示</h3>
      {rows.length > 0 ? (
        <DataTable
          caption="偏差较大的科目"
          columns={columnsOf(detail)}
          rows={rows}
          rowKey={({ name }) => name}
        />
      ) : (
        <p className="muted">
          {known} 个科目都在同类中位 ±{beyondWords('amber')} 之内，也没有离群值。
        </p>
      )}
      <VerdictTrail detail={detail} />
    </div>
  );
};
