import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { WaterDetail, WaterRow } from '../../contract';
import { detailHref, Size } from '../list/results';
import { Value } from '../value';
import * as styles from '../water.module.css';

const columns: readonly Column<WaterRow>[] = [
  {
    key: 'name',
    title: '工程',
    className: styles.name,
    cell: ({ id, name, source }) => (
      <>
        <a href={detailHref(id)}>{name}</a> <SourceBadge source={source} />
      </>
    ),
  },
  { key: 'area', title: '地区', from: 'tablet', unbroken: true, cell: ({ areaName }) => areaName },
  { key: 'size', title: '规模', numeric: true, from: 'tablet', cell: (row) => <Size row={row} /> },
  {
    key: 'value',
    title: '指标值与口径',
    className: styles.value,
    cell: (row) => <Value row={row} original="value" />,
  },
  { key: 'date', title: '价格期', from: 'tablet', unbroken: true, cell: ({ priceDate }) => priceDate },
];

export const SimilarSection = ({ detail: { similar, row } }: { readonly detail: WaterDetail }) => (
  <Sheet
    title="相近的指标"
    note={`同类别、同建设性质${row.nature === null ? '' : `（${row.nature}）`}、同单位口径（${row.unitBasis}），前后 3 年，同规模档、同省者在前`}
  >
    {similar.length === 0 ? (
      <p className="muted">前后 3 年没有性质相同、规模相近的同类指标。</p>
    ) : (
      <DataTable caption="相近的指标" columns={columns} rows={similar} rowKey={({ id }) => id} asCards />
    )}
  </Sheet>
);
