import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { projectPath } from '#src/contract/records';
import type { SubjectRange } from '../contract';
import { Value } from './value';
import { reviewWords } from './labels';

type Row = SubjectRange['records'][number];

const columns = (unit: string): readonly Column<Row>[] => [
  {
    key: 'name',
    title: '工程',
    cell: ({ id, name, sample }) => (
      <>
        <a href={`#${projectPath(id)}`}>{name}</a> <SampleBadge sample={sample} />
      </>
    ),
  },
  { key: 'area', title: '地区', from: 'tablet', cell: ({ areaName }) => areaName },
  { key: 'date', title: '价格期', from: 'tablet', cell: ({ priceDate }) => priceDate },
  { key: 'cost', title: unit, numeric: true, cell: ({ cost }) => <Value value={cost} unit={unit} /> },
  {
    key: 'normal',
    title: '复核',
    cell: ({ normal }) => reviewWords(normal),
  },
];

/** Outliers are named so that anybody can look at them; nobody takes them out. */
export const Records = ({ subject: { records, row } }: { readonly subject: SubjectRange }) => {
  if (records.length === 0) return null;
  const isFew = row.cases.length > 0;
  return (
    <div>
      <h3>{isFew ? '个例' : '离群样本（距中位最远者在前）'}</h3>
      <DataTable
        caption={isFew ? '个例' : '离群样本'}
        columns={columns(row.unit)}
        rows={records}
        rowKey={({ id }) => id}
      />
    </div>
  );
};
