import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Figures are aligned to the right, under a head that names their unit. */
  readonly numeric?: boolean;
  /** Hidden below 768 px, where the row keeps what somebody came for. */
  readonly wideOnly?: boolean;
  /** Months, dates and the like are never broken into two lines. */
  readonly unbroken?: boolean;
}
export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
}

const classOf = ({ numeric, wideOnly, unbroken }: Column<never>) =>
  [numeric && 'numeric', wideOnly && 'wide-only', unbroken && 'unbroken'].filter(Boolean).join(' ') ||
  undefined;

/** A table for up to a few dozen rows; the first column names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)}>
            {columns.map((column, position) =>
              position === 0 ? (
                <th key={column.key} scope="row" className={classOf(column)}>
                  {column.cell(row, index)}
                </th>
              ) : (
                <td key={column.key} className={classOf(column)}>
                  {column.cell(row, index)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
