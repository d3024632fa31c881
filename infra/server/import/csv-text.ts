import type { Cell } from './table';

const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run what begins like a formula; a quote before it keeps it text. Negative numbers stay numbers. */
const harmless = (text: string): string => (/^([=+@\t\r]|-(?!\d))/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = typeof cell === 'string' ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Spreadsheets recognise UTF-8 by the mark. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join('');
