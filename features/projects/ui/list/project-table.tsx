import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import type { Column } from '#src/ui/data-table.tsx';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { ListTable } from '#src/ui/listing/list-table.tsx';
import { useSortHeads, type SortHead } from '#src/ui/listing/use-sort-heads.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { PROJECT_TYPES, projectList, type ProjectRow } from '../../contract';
import { listDriver } from '../../list-driver';
import { selectView } from '../../selectors';
import { unitCostOf } from '../costs-of';
import { detailAddress, floorsOf, GRADE_LABELS } from '../labels';
import * as styles from '../projects.module.css';

/** How much of a record is filled in, 0–100, with its grade. */
const Completeness = ({ completeness, grade }: Pick<ProjectRow, 'completeness' | 'grade'>) => (
  <span className={classes('muted', styles.completeness)} title={GRADE_LABELS[grade]}>
    <span className={styles.meter} aria-hidden>
      <i style={{ width: `${completeness}%` }} />
    </span>
    {completeness}% · {grade}
  </span>
);

/** Buttons of other slices beside a project: 收藏, 点赞. */
export type MarksOf = (row: ProjectRow) => ReactNode;

const Cost = ({ row }: { readonly row: ProjectRow }) => (
  <b className={styles.cost}>
    <CostFigure
      cost={unitCostOf(row)}
      asQuoted={
        <>
          <span className="card-only muted"> 元/㎡</span>
          <small>{row.taxBasis}</small>
        </>
      }
    />
  </b>
);

const columnsOf = (sorted: SortHead, marksOf: MarksOf): readonly Column<ProjectRow>[] => [
  {
    key: 'name',
    title: '工程',
    card: 'name',
    className: styles.name,
    cell: ({ id, name, source, hasDetail }) => (
      <>
        <a href={detailAddress(id)}>{name}</a> <SourceBadge source={source} />
        {!hasDetail && <small>无明细</small>}
      </>
    ),
  },
  { key: 'area', title: '地区', className: styles.area, cell: ({ areaName }) => areaName },
  {
    key: 'type',
    title: '类型 / 结构',
    card: 'right',
    className: styles.type,
    cell: ({ type, structure }) => (
      <>
        {PROJECT_TYPES[type]}
        <small>{structure}</small>
      </>
    ),
  },
  {
    key: 'size',
    ...sorted('area', '面积 ㎡'),
    numeric: true,
    cell: ({ area }) => (
      <>
        <Figure value={area} digits={0} />
        <span className="card-only"> ㎡</span>
      </>
    ),
  },
  {
    key: 'floors',
    title: '层数 上/下',
    numeric: true,
    from: 'desktop',
    card: 'right',
    cell: (row) => (
      <>
        {floorsOf(row)}
        <span className="card-only"> 层</span>
      </>
    ),
  },
  {
    key: 'cost',
    ...sorted('unitCost', '单方 元/㎡'),
    numeric: true,
    card: 'figure',
    cell: (row) => <Cost row={row} />,
  },
  {
    key: 'date',
    ...sorted('priceDate', '价格期'),
    unbroken: true,
    cell: ({ priceDate }) => priceDate,
  },
  {
    key: 'stage',
    title: '阶段',
    unbroken: true,
    from: 'desktop',
    card: 'right',
    className: 'projects-stage',
    cell: ({ stage }) => stage,
  },
  {
    key: 'quality',
    title: '完整度',
    card: 'mark',
    cell: ({ completeness, grade }) => <Completeness completeness={completeness} grade={grade} />,
  },
  {
    key: 'marks',
    title: <span className="sr-only">收藏与点赞</span>,
    unbroken: true,
    card: 'foot',
    cell: marksOf,
  },
];

export interface ProjectTableProps {
  /** Undefined while the first are on their way. */
  readonly rows?: readonly ProjectRow[];
  readonly isBusy: boolean;
  readonly marksOf: MarksOf;
}

export const ProjectTable = ({ rows, isBusy, marksOf }: ProjectTableProps) => {
  const view = useSelector(selectView);
  return (
    <ListTable
      className={styles.table}
      caption="单项工程指标"
      columns={columnsOf(useSortHeads(listDriver), marksOf)}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      data-view={projectList.pathTo(view)}
    />
  );
};
