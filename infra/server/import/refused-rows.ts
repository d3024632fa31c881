import { csvText } from '#infra/server/http/csv-text';
import type { TableRow } from './table';

export interface RefusedRow {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}

/** Every refused row as it stood in the file, between its line number and the reasons; UTF-8 with a mark. */
export const refusedRowsCsv = (header: TableRow, refused: readonly RefusedRow[]): string => {
  const width = Math.max(header.cells.length, ...refused.map(({ row }) => row.cells.length));
  const filled = ({ cells }: TableRow) => Array.from({ length: width }, (_, at) => cells[at] ?? null);
  return csvText([
    ['行号', ...filled(header), '原因'],
    ...refused.map(({ row, reasons }) => [row.line, ...filled(row), reasons.join('；')]),
  ]);
};
