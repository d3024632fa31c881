import { csvBlob } from '#src/tables/csv';
import type { TableFile, TableSheet } from '#src/tables/table-file';
import { xlsxBlob } from '#src/tables/xlsx';
import type { TableMade, TableOrder, TablePart } from './save-table';

const taken: TableSheet['rows'][number][] = [];

/** The rows taken before the order stand in its first sheet. */
const whole = ({ name, sheets: [data, ...others] }: TableFile): TableFile => ({
  name,
  sheets: data ? [taken.length > 0 ? { ...data, rows: taken } : data, ...others] : [],
});

const make = ({ table, format }: TableOrder): Promise<Blob> =>
  format === 'csv' ? Promise.resolve(csvBlob(whole(table))) : xlsxBlob(whole(table));

self.onmessage = ({ data }: MessageEvent<TablePart>) => {
  if ('rows' in data) {
    for (const row of data.rows) taken.push(row);
    return;
  }
  make(data).then(
    (file) => self.postMessage({ file } satisfies TableMade),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies TableMade),
  );
};
