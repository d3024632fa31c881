import { Table } from 'antd';
import type { ReactNode } from 'react';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import type { Cell } from '#src/tables/table-file';
import { commands } from '../commands';
import * as styles from './console.module.css';

export interface FigureColumn<Row> {
  readonly title: string;
  readonly of: (row: Row) => Cell;
  /** In the place of the plain value. */
  readonly draw?: (row: Row) => ReactNode;
}

export interface FiguresTableProps<Row> {
  readonly title: string;
  readonly note?: ReactNode;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** 没有失败的搜索 */
  readonly nothing?: string;
  readonly pageSize?: number;
}

const FORMATS = ['csv', 'ndjson', 'parquet'] as const;
const NAMES = { csv: 'CSV', ndjson: 'NDJSON', parquet: 'Parquet' } as const;
const PAGE = 20;

const plain = (value: Cell): ReactNode => {
  if (value === null) return '—';
  return typeof value === 'number' ? formatNumber(value) : value;
};

const compare = (a: Cell, b: Cell): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''));

const isNumeric = <Row,>(rows: readonly Row[], of: (row: Row) => Cell): boolean =>
  rows.some((row) => typeof of(row) === 'number');

/** Rows of figures, sortable by every column, with themselves as a file. */
export function FiguresTable<Row extends object>(props: FiguresTableProps<Row>) {
  const { title, note, columns, rows, keyOf, nothing = '这段时间没有', pageSize = PAGE } = props;
  const send = useSend();
  const save = (format: (typeof FORMATS)[number]) =>
    send(
      commands.exportTable({
        name: title,
        format,
        columns: columns.map((column) => column.title),
        rows: rows.map((row) => columns.map(({ of }) => of(row))),
      }),
    );
  return (
    <Sheet
      title={title}
      note={
        <span className={styles.tools}>
          {note}
          {rows.length > 0 &&
            FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                className="plain no-print"
                aria-label={`把${title}保存为 ${NAMES[format]}`}
                onClick={() => save(format)}
              >
                {NAMES[format]}
              </button>
            ))}
        </span>
      }
    >
      <Table<Row>
        size="small"
        rowKey={keyOf}
        dataSource={[...rows]}
        pagination={rows.length > pageSize ? { pageSize, showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <span className="muted">{nothing}</span> }}
        columns={columns.map(({ title: head, of, draw }) => ({
          key: head,
          title: head,
          align: isNumeric(rows, of) ? ('right' as const) : ('left' as const),
          sorter: (a: Row, b: Row) => compare(of(a), of(b)),
          render: (_: unknown, row: Row) => draw?.(row) ?? plain(of(row)),
        }))}
      />
    </Sheet>
  );
}
