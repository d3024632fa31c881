import { headOf, type Cell, type TableFile, type TableSheet } from './table-file';

/** Without it spreadsheets take UTF-8 for the code page of the machine. */
const BOM = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for a formula, or skip to find one. */
const FORMULA = /^ *[=+\-@\t\r\n＝＋－＠]/;
const TO_QUOTE = /[",\r\n]/;

const quoted = (text: string): string => (TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Numbers stay numbers, a sign in front of them included; of texts none begins a formula. */
const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
};

const lineOf = (cells: readonly Cell[]): string => cells.map(cellText).join(',') + LINE_END;

/** One sheet by RFC 4180, in parts of a line each. */
export const csvLines = ({ columns, rows }: TableSheet): readonly string[] => [
  BOM,
  lineOf(columns.map(headOf)),
  ...rows.map(lineOf),
];

/** The data alone: a file of this kind has one sheet. */
export const csvBlob = ({ sheets: [data] }: TableFile): Blob =>
  new Blob(data ? [...csvLines(data)] : [], { type: 'text/csv;charset=utf-8' });
