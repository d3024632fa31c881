import { Observable } from 'rxjs';
import type { TableFile, TableFormat, TableSheet } from '#src/tables/table-file';

export interface TableOrder {
  readonly table: TableFile;
  readonly format: TableFormat;
}
/** Rows of the first sheet, as they come, and then the order for the file. */
export type TablePart = { readonly rows: TableSheet['rows'] } | TableOrder;
/** What the worker says once. */
export type TableMade = { readonly file: Blob } | { readonly problem: string };

type Workers = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const BROKEN = '浏览器没能生成文件，请缩小范围后重试';

// Written out in one expression: that is how the bundler finds the worker and gives it a file of its own.
const startWorker: Workers = () =>
  new Worker(new URL(/* webpackChunkName: "table-worker" */ './save-table.worker.ts', import.meta.url));

/**
 * Makes a file in a worker, so that the page keeps answering: rows are handed over as they come, because the whole of
 * them would take seconds to hand over at once. Errors carry a Chinese sentence.
 */
export const openTableWriter =
  (save: (name: string, content: Blob) => void, start: Workers = startWorker) =>
  () => {
    const worker = start();
    let isBroken = false;
    worker.onerror = () => (isBroken = true);
    const post = (part: TablePart) => worker.postMessage(part);
    return {
      add: (rows: TableSheet['rows']) => post({ rows }),
      finish: (table: TableFile, format: TableFormat): Observable<string> =>
        new Observable((subscriber) => {
          if (isBroken) return subscriber.error(new Error(BROKEN));
          worker.onmessage = ({ data }: MessageEvent<TableMade>) => {
            if ('problem' in data) return subscriber.error(new Error(BROKEN, { cause: data.problem }));
            const name = `${table.name}.${format}`;
            save(name, data.file);
            subscriber.next(name);
            return subscriber.complete();
          };
          worker.onerror = () => subscriber.error(new Error(BROKEN));
          post({ table, format });
        }),
      close: () => worker.terminate(),
    };
  };
