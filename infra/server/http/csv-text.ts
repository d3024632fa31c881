import { BYTE_ORDER_MARK, csvField, LINE_END } from '#src/tables/csv-field';

export type CsvCell = string | number | boolean | Date | null;

const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? csvField(cell) : String(cell);
};

export const csvLine = (cells: readonly CsvCell[]): string => cells.map(cellText).join(',') + LINE_END;

export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join('');
