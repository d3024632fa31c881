import { csvBlob } from '../../src/tables/csv';
import { xlsxBlob } from '../../src/tables/xlsx';
import type { TableMade, TableOrder } from './save-table';

const make = ({ table, format }: TableOrder): Promise<Blob> =>
  format === 'csv' ? Promise.resolve(csvBlob(table)) : xlsxBlob(table);

self.onmessage = ({ data }: MessageEvent<TableOrder>) => {
  make(data).then(
    (file) => self.postMessage({ file } satisfies TableMade),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies TableMade),
  );
};
