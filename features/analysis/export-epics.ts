import { concatMap, EMPTY, exhaustMap, filter, ignoreElements, tap, type Observable } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import type { ApiReply, Problem } from '#src/kernel/send';
import { commands } from './commands';
import { exportEventsCall, exportSqlCall } from './contract';
import { events } from './events';
import { textFileOf, type TableExport } from './export-table';
import { selectPlace } from './selectors';

/** What writes Parquet comes when it is wanted first. */
export type WriteParquet = (table: TableExport) => Observable<Blob>;

export const exportTable =
  (save: SaveFile, writeParquet: WriteParquet): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.exportTable.match),
      concatMap(({ payload: table }) => {
        if (table.format !== 'parquet') {
          const { name, content } = textFileOf(table);
          save(name, content);
          return EMPTY;
        }
        return writeParquet(table).pipe(
          tap((content) => save(`${table.name}.parquet`, content)),
          ignoreElements(),
          ifFailed((problem) => events.workFailed({ work: 'more', problem })),
        );
      }),
    );

const readNamed = (data: unknown, { fileName = '导出' }: ApiReply) => ({
  name: fileName,
  content: readFile('导出的内容不是文件')(data),
});
/** Never enters the store: it is handed on as it comes. */
const saved =
  (save: SaveFile) =>
  ({ name, content }: ReturnType<typeof readNamed>) => {
    save(name, content);
    return events.fileExported({ name });
  };
const exportFailed = (problem: Problem) => events.workFailed({ work: 'export', problem });

export const exportEvents = (save: SaveFile): Epic =>
  exchange({
    on: commands.exportEvents,
    overlap: exhaustMap,
    call: exportEventsCall,
    request: ({ format }, state) => {
      const place = selectPlace(state);
      return place && { query: { ...place.params, format } as never, expects: 'blob' };
    },
    read: readNamed,
    started: () => events.exportRequested(),
    succeeded: saved(save),
    failed: exportFailed,
  });

export const exportSql = (save: SaveFile): Epic =>
  exchange({
    on: commands.exportSql,
    overlap: exhaustMap,
    call: exportSqlCall,
    request: (body) => ({ body, expects: 'blob' }),
    read: readNamed,
    started: () => events.exportRequested(),
    succeeded: saved(save),
    failed: exportFailed,
  });
