import { csvLine, csvText, type CsvCell } from '#infra/server/http/csv-text';
import { mapInTurns } from '../in-turns';
import type { TableRow } from './table';

export interface RefusedRow {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}

/** Lines are counted sheet by sheet. */
export const reasonWords = ({ row: { sheet }, reasons }: RefusedRow): string =>
  `${sheet ? `“${sheet}”：` : ''}${reasons.join('；')}`;

/**
 * Every refused row as it stood in the file, after its line number and the reasons, which so stand in one column
 * however long the rows are; UTF-8 with a mark. Others are served between rows.
 */
export const refusedRowsCsv = async (header: TableRow, refused: readonly RefusedRow[]): Promise<string> => {
  const heads: readonly CsvCell[] = ['行号', '原因', ...header.cells];
  const lines = await mapInTurns(refused, (one) =>
    csvLine([one.row.line, reasonWords(one), ...one.row.cells]),
  );
  return [csvText([heads]), ...lines].join('');
};
