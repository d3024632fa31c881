export type CsvCell = string | number | boolean | Date | null;

const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run what begins with one of these, or skip it; a minus alone may begin a number, and nothing but one. */
const FORMULA = /^ *([=+@\t\r\n＝＋－＠]|-(?!\d[\d.,]*%?$))/;
/** A quote before it keeps it text. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = typeof cell === 'string' ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Spreadsheets recognise UTF-8 by the mark. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join('');
