import { parquetWriteBuffer } from 'hyparquet-writer';
import { distinctNames } from './distinct-names';
import type { Cell } from './table-file';

export interface ParquetTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Names of columns are their titles. A column of numbers alone is one; every other is text. Anything may be missing. */
export const parquetOf = ({ columns, rows }: ParquetTable): Blob => {
  const columnData = distinctNames(columns).map((name, at) => {
    const cells = rows.map((row) => row[at] ?? null);
    const isNumeric =
      cells.some((cell) => typeof cell === 'number') && cells.every((cell) => typeof cell !== 'string');
    return isNumeric
      ? { name, data: cells, type: 'DOUBLE' as const, nullable: true }
      : {
          name,
          data: cells.map((cell) => (cell === null ? null : String(cell))),
          type: 'STRING' as const,
          nullable: true,
        };
  });
  return new Blob([parquetWriteBuffer({ columnData })], { type: 'application/vnd.apache.parquet' });
};
