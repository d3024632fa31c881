import { setImmediate as othersFirst } from 'node:timers/promises';
import { csvLine, csvText, type CsvCell } from '#infra/server/http/csv-text';
import type { TableRow } from './table';

export interface RefusedRow {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}

/** Lines are counted sheet by sheet. */
export const reasonWords = ({ row: { sheet }, reasons }: RefusedRow): string =>
  `${sheet ? `“${sheet}”：` : ''}${reasons.join('；')}`;

const CELLS_AT_ONCE = 10_000;

/**
 * Every refused row as it stood in the file, after its line number and the reasons, which so stand in one column
 * however long the rows are; UTF-8 with a mark. Other work is done between portions of rows.
 */
export const refusedRowsCsv = async (header: TableRow, refused: readonly RefusedRow[]): Promise<string> => {
  const heads: readonly CsvCell[] = ['行号', '原因', ...header.cells];
  const portions = [csvText([heads])];
  let lines = '';
  let cells = 0;
  for (const one of refused) {
    const { row } = one;
    lines += csvLine([row.line, reasonWords(one), ...row.cells]);
    cells += row.cells.length;
    if (cells < CELLS_AT_ONCE) continue;
    portions.push(lines);
    [lines, cells] = ['', 0];
    await othersFirst();
  }
  return [...portions, lines].join('');
};
