import { csvBlob } from '#src/tables/csv';
import type { Cell } from '#src/tables/table-file';
import type { FileFormat } from './contract/period';

export interface TableExport {
  /** Without an ending. */
  readonly name: string;
  readonly format: FileFormat;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const objectOf = (columns: readonly string[], row: readonly Cell[]): string =>
  JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])));

export const textFileOf = ({
  name,
  format,
  columns,
  rows,
}: TableExport): { name: string; content: Blob } => ({
  name: `${name}.${format}`,
  content:
    format === 'csv'
      ? csvBlob({
          name,
          sheets: [{ name, columns: columns.map((title) => ({ title, type: 'text', width: 12 })), rows }],
        })
      : new Blob(
          rows.map((row) => `${objectOf(columns, row)}\n`),
          { type: 'application/x-ndjson' },
        ),
});
