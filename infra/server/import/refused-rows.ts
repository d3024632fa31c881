import { csvLine, csvText, type CsvCell } from '#infra/server/http/csv-text';
import { othersFirst } from '../in-turns';
import type { TableRow } from './table';

export interface RefusedRow {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}

/** Lines are counted sheet by sheet. */
export const reasonWords = ({ row: { sheet }, reasons }: RefusedRow): string =>
  `${sheet ? `“${sheet}”：` : ''}${reasons.join('；')}`;

/** Signs that are handed on at once. */
const PORTION = 64 * 1024;

/**
 * Every refused row as it stood in the file, after its line number and the reasons, which so stand in one column
 * however long the rows are; UTF-8 with a mark. Each is written when it is wanted, and others are served between rows.
 */
export const refusedRowsCsv = async function* (
  header: Pick<TableRow, 'cells'>,
  refused: Iterable<RefusedRow>,
  cellsOf: (row: TableRow) => readonly CsvCell[] = ({ cells }) => cells,
): AsyncGenerator<string> {
  let portion = csvText([['行号', '原因', ...header.cells]]);
  for (const one of refused) {
    const turn = othersFirst();
    if (turn) await turn;
    portion += csvLine([one.row.line, reasonWords(one), ...cellsOf(one.row)]);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  if (portion !== '') yield portion;
};
