import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { ProjectDetail, ProjectRow } from '../../contract';
import { unitCostOf } from '../costs-of';
import { detailAddress, floorsOf } from '../labels';
import { Section } from './sections';
import * as styles from '../projects.module.css';

const NEAREST = 3;

/** This project beside the three nearest. */
const CompareLink = ({ detail: { row, similar } }: { readonly detail: ProjectDetail }) => {
  if (similar.length === 0) return null;
  const ids = [row.id, ...similar.slice(0, NEAREST).map(({ id }) => id)];
  return (
    <a className="button" href={`#/commonproj/compare?ids=${encodeURIComponent(ids.join(','))}`}>
      与最接近的 {ids.length - 1} 个并排对比
    </a>
  );
};

const columns: readonly Column<ProjectRow>[] = [
  {
    key: 'name',
    title: '工程',
    cell: ({ id, name, source }) => (
      <>
        <a href={detailAddress(id)}>{name}</a> <SourceBadge source={source} />
      </>
    ),
  },
  { key: 'area', title: '地区', from: 'tablet', cell: ({ areaName }) => areaName },
  { key: 'structure', title: '结构', from: 'tablet', cell: ({ structure }) => structure },
  {
    key: 'size',
    title: '面积 ㎡',
    numeric: true,
    from: 'tablet',
    cell: ({ area }) => <Figure value={area} digits={0} />,
  },
  { key: 'floors', title: '层数 上/下', numeric: true, from: 'tablet', cell: floorsOf },
  {
    key: 'cost',
    title: '单方 元/㎡',
    numeric: true,
    cell: (row) => (
      <CostFigure cost={unitCostOf(row)} asQuoted={<small className={styles.unit}> {row.taxBasis}</small>} />
    ),
  },
  { key: 'date', title: '价格期', from: 'tablet', cell: ({ priceDate }) => priceDate },
  { key: 'stage', title: '阶段', from: 'tablet', cell: ({ stage }) => stage },
];

export const SimilarSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="similar" note="同业态、价格期前后 3 年内，按规模、造价、地区、结构与层数最接近者在前">
    {detail.similar.length > 0 ? (
      <>
        <DataTable caption="相似项目" columns={columns} rows={detail.similar} rowKey={({ id }) => id} />
        <CompareLink detail={detail} />
      </>
    ) : (
      <EmptyState kind="none" title="还没有可比的工程">
        同业态、价格期前后 3 年内没有别的工程。
      </EmptyState>
    )}
  </Section>
);
