import { Observable } from 'rxjs';
import type { TableFile, TableFormat } from '../../src/tables/table-file';

export interface TableOrder {
  readonly table: TableFile;
  readonly format: TableFormat;
}
/** What the worker says once. */
export type TableMade = { readonly file: Blob } | { readonly problem: string };

type Workers = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const BROKEN = '浏览器没能生成文件，请缩小范围后重试';

// Written out in one expression: that is how the bundler finds the worker and gives it a file of its own.
const startWorker: Workers = () =>
  new Worker(new URL(/* webpackChunkName: "table-worker" */ './save-table.worker.ts', import.meta.url));

/**
 * Makes the file in a worker, so that the page keeps answering, and offers it as a download; gives its name once.
 * Unsubscribing ends the worker at once. Errors carry a Chinese sentence.
 */
export const saveTable =
  (save: (name: string, content: Blob) => void, start: Workers = startWorker) =>
  (table: TableFile, format: TableFormat): Observable<string> =>
    new Observable((subscriber) => {
      const worker = start();
      worker.onmessage = ({ data }: MessageEvent<TableMade>) => {
        if ('problem' in data) return subscriber.error(new Error(BROKEN, { cause: data.problem }));
        const name = `${table.name}.${format}`;
        save(name, data.file);
        subscriber.next(name);
        return subscriber.complete();
      };
      worker.onerror = () => subscriber.error(new Error(BROKEN));
      worker.postMessage({ table, format } satisfies TableOrder);
      return () => worker.terminate();
    });
