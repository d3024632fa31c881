import { DataTable, type Column, type DataTableProps } from '../data-table';
import { SkeletonLine } from '../skeleton';

const ROWS_WHILE_LOADING = 10;

const waiting = (column: Column<never>, at: number): Column<string> => ({
  ...column,
  cell: () => <SkeletonLine width={at === 0 ? 'full' : 'half'} />,
});

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'asCards'> {
  /** Undefined while the first are on their way. */
  readonly rows: readonly Row[] | undefined;
}

/** Records as rows, on a phone as cards. While another page is on its way the old rows stay, dimmed. */
export const ListTable = <Row,>({ rows, ...table }: ListTableProps<Row>) =>
  rows ? (
    <DataTable {...table} rows={rows} asCards />
  ) : (
    <DataTable
      caption={table.caption}
      className={table.className}
      columns={table.columns.map(waiting)}
      rows={Array.from({ length: ROWS_WHILE_LOADING }, (_, at) => String(at))}
      rowKey={(at) => at}
      rowProps={() => ({ 'aria-hidden': true })}
      isBusy
      asCards
    />
  );
