import type { ReactNode } from 'react';
import { classes } from './classes';
import './styles/data-table.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Figures are aligned to the right, under a head that names their unit. */
  readonly numeric?: boolean;
  /** Months, dates and the like are never broken into two lines. */
  readonly unbroken?: boolean;
  /** The least screen with room for it. A card has room for everything. */
  readonly from?: 'tablet' | 'desktop';
  /** Its place on a card; without one it is a fact among others, on the left. */
  readonly card?: 'name' | 'figure' | 'mark' | 'right' | 'foot';
  /** On a card its title stands before it: figures tell nothing by themselves. */
  readonly isTitled?: boolean;
  readonly sort?: 'ascending' | 'descending' | 'none';
  readonly className?: string | undefined;
}

interface RowMarks {
  readonly 'aria-hidden'?: boolean;
  readonly [data: `data-${string}`]: string | boolean;
}

export interface RowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowProps?: (row: Row) => RowMarks;
  /** Below 768 px each row is a card. */
  readonly asCards?: boolean | undefined;
}
export interface DataTableProps<Row> extends RowsProps<Row> {
  readonly caption: string;
  /** Sums below the rows. */
  readonly foot?: readonly Row[];
  readonly isHeadHidden?: boolean;
  readonly isBusy?: boolean | undefined;
  readonly className?: string | undefined;
  /** The address these rows answer: for a moment it is not yet the one in the bar. */
  readonly 'data-view'?: string;
}

const classOf = ({ numeric, unbroken, from, card, className }: Column<never>) =>
  classes(
    numeric && 'numeric',
    unbroken && 'unbroken',
    from && `from-${from}`,
    card && `card-${card}`,
    className,
  );

/** A card's layout takes a table's own meaning away from screen readers, so the roles are written out. */
const roleIf = (asCards: boolean | undefined, role: string) => (asCards ? { role } : undefined);

export const HeadCells = ({
  columns,
  asCards,
}: {
  readonly columns: readonly Column<never>[];
  readonly asCards?: boolean | undefined;
}) =>
  columns.map((column) => (
    <th
      key={column.key}
      {...roleIf(asCards, 'columnheader')}
      scope="col"
      aria-sort={column.sort}
      className={classOf({ ...column, className: undefined })}
    >
      {column.title}
    </th>
  ));

/** The first column names the row. */
export const Rows = <Row,>({ columns, rows, rowKey, rowProps, asCards }: RowsProps<Row>) =>
  rows.map((row, index) => (
    <tr key={rowKey(row, index)} {...roleIf(asCards, 'row')} {...rowProps?.(row)}>
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...roleIf(asCards, position === 0 ? 'rowheader' : 'cell')}
            scope={position === 0 ? 'row' : undefined}
            className={classOf(column)}
          >
            {asCards && column.isTitled && <span className="card-only muted">{column.title} </span>}
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  ));

/** A table for up to a few dozen rows: columns give way on a tablet, rows may become cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, foot, isHeadHidden, isBusy, asCards, className } = props;
  return (
    <table
      {...roleIf(asCards, 'table')}
      className={classes('data-table', asCards && 'data-cards', className)}
      aria-busy={isBusy}
      data-view={props['data-view']}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roleIf(asCards, 'rowgroup')} className={isHeadHidden ? 'sr-only' : undefined}>
        <tr {...roleIf(asCards, 'row')}>
          <HeadCells columns={columns} asCards={asCards} />
        </tr>
      </thead>
      <tbody {...roleIf(asCards, 'rowgroup')}>
        <Rows {...props} rows={rows} />
      </tbody>
      {foot && (
        <tfoot>
          <Rows {...props} rows={foot} />
        </tfoot>
      )}
    </table>
  );
}
