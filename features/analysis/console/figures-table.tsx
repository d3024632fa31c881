import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import type { Cell } from '#src/tables/table-file';
import { commands } from '../commands';
import { FORMATS, type FileFormat } from '../contract/period';
import { selectIsExporting } from '../selectors';
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
  /** Where the rows are not all there are. */
  readonly whole?: {
    /** 全部，至多 100,000 条： */
    readonly words: string;
    readonly save: (format: FileFormat) => void;
  };
}

const FILES = Object.entries(FORMATS) as readonly (readonly [FileFormat, string])[];
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
  const { title, note, columns, rows, keyOf, nothing = '这段时间没有', pageSize = PAGE, whole } = props;
  const send = useSend();
  const isExporting = useSelector(selectIsExporting);
  const save = (format: FileFormat) =>
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
          {rows.length > 0 && whole && <span>{isExporting ? '正在导出' : whole.words}</span>}
          {rows.length > 0 &&
            FILES.map(([format, name]) => (
              <button
                key={format}
                type="button"
                className="plain no-print"
                aria-label={`把${whole ? '全部' : ''}${title}保存为 ${name}`}
                disabled={whole !== undefined && isExporting}
                onClick={() => (whole?.save ?? save)(format)}
              >
                {name}
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
