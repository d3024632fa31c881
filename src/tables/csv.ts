import { BYTE_ORDER_MARK, csvField, LINE_END } from './csv-field';
import { headOf, type Cell, type TableFile, type TableSheet } from './table-file';

/** Numbers stay numbers, a sign in front of them included. */
const cellText = (cell: Cell): string => {
  if (typeof cell === 'string') return csvField(cell);
  return cell !== null && Number.isFinite(cell) ? String(cell) : '';
};

const lineOf = (cells: readonly Cell[]): string => cells.map(cellText).join(',') + LINE_END;

/** One sheet by RFC 4180, in parts of a line each. */
export const csvLines = ({ columns, rows }: TableSheet): readonly string[] => [
  BYTE_ORDER_MARK,
  lineOf(columns.map(headOf)),
  ...rows.map(lineOf),
];

/** The data alone: a file of this kind has one sheet. */
export const csvBlob = ({ sheets: [data] }: TableFile): Blob =>
  new Blob(data ? [...csvLines(data)] : [], { type: 'text/csv;charset=utf-8' });
