import {
  catchError,
  concat,
  concatMap,
  defer,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  of,
  switchMap,
  takeUntil,
  takeWhile,
  type Observable,
} from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { DownloadSection } from '#src/kernel/facts';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { pageThrough, type Step } from '#src/kernel/page-through';
import type { Ports } from '#src/kernel/ports';
import { problemOf, type ApiRequest, type Send } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';
import { when } from '#src/kernel/when';
import type { Exported, ListExport } from '#src/tables/list-export';
import { openListFile, type CutBy } from '#src/tables/list-file';
import { pageFile, withOneTable } from '#src/tables/page-file';
import type { TableFile, TableFormat, TableSheet } from '#src/tables/table-file';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { quotaCall } from './contract';
import { events } from './events';
import { selectQuota } from './selectors';
import { MOST_ROWS, type ExportRequest } from './export-request';

/** Takes the rows of a file while others are still on their way. */
interface TableWriter {
  /** The next rows of the first sheet. */
  readonly add: (rows: TableSheet['rows']) => void;
  /** Makes the file, the rows added before those of its first sheet, and hands it to the reader; tells its full name. */
  readonly finish: (table: TableFile, format: TableFormat) => Observable<string>;
  /** Stops whatever is being made. */
  readonly close: () => void;
}

export interface ExportPorts {
  /** The list or page of this name as it stands now; undefined when it is not there. */
  readonly exportFor: (name: string, state: RootState) => Exported | undefined;
  readonly openWriter: () => TableWriter;
}

const wholeOf = (rows: readonly unknown[]): Step<unknown> => ({
  rows,
  soFar: rows.length,
  total: rows.length,
  next: null,
  isCut: false,
});

const isAtHand = (page: ListExport<unknown>['page']): page is readonly unknown[] => Array.isArray(page);

/** The rows asked for, page after page. */
const stepsOf = (
  { page, request, read }: ListExport<unknown>,
  {
    scope,
    most,
    send,
  }: { readonly scope: ExportRequest['scope']; readonly most: number; readonly send: Send },
): Observable<Step<unknown>> => {
  const load = (one: ApiRequest) => send(one).pipe(map(({ data }) => read(data)));
  if (scope === 'all') return pageThrough((cursor) => load(request(cursor)), most);
  return isAtHand(page) ? of(wholeOf(page)) : load(page).pipe(map(({ rows }) => wholeOf(rows)));
};

export const loadQuota = exchange({
  on: commands.loadQuota,
  overlap: switchMap,
  call: quotaCall,
  started: () => events.quotaRequested(),
  succeeded: (quota) => events.quotaLoaded(quota),
  failed: (problem) => events.quotaFailed({ problem }),
});

export const dismissExport = when(commands.dismissExport, () => events.exportDismissed());

const NOT_THERE = '要导出的内容已经离开页面，请回到原来的页面后再导出';

type Clock = Pick<Ports, 'send' | 'now'>;

interface Job {
  readonly request: ExportRequest;
  readonly section: DownloadSection;
  readonly writer: TableWriter;
  /** Rows that the file takes. */
  readonly most: number;
}

/** A day's rest that is as large as a file is no reason to wait. */
const cutAt = (most: number): CutBy => (most < MOST_ROWS ? 'quota' : 'file');

const written = (
  { request, section, writer }: Job,
  table: TableFile,
  { rows, cutBy }: { readonly rows: number; readonly cutBy: CutBy | undefined },
): Observable<DomainEvent> =>
  concat(
    of(events.writingStarted()),
    writer.finish(table, request.format).pipe(
      map((fileName) =>
        events.exportFinished({
          list: request.list,
          section,
          format: request.format,
          fileName,
          rows,
          ...(cutBy && { cutBy }),
        }),
      ),
    ),
  );

const progressed = (done: number, total: number | undefined): Observable<DomainEvent> =>
  of(events.exportProgressed({ done, ...(total !== undefined && { total }) }));

/** Rows go on to the writer as they come and never into the store: a file may be a thousand times the size of a page. */
const listWork = (list: Exported & { kind: 'list' }, job: Job, { send, now }: Clock) => {
  const { scope } = job.request;
  const file = openListFile(list);
  return stepsOf(list, { scope, most: job.most, send }).pipe(
    concatMap(({ rows, soFar, total, next, isCut }) => {
      job.writer.add(file.cellsOf(rows));
      const told = progressed(soFar, total);
      const cutBy = isCut ? cutAt(job.most) : undefined;
      return next === null
        ? concat(told, written(job, file.end({ scope, cutBy, now: now() }), { rows: soFar, cutBy }))
        : told;
    }),
  );
};

/** A text file holds one table, a workbook all. */
const pageWork = (page: Exported & { kind: 'page' }, job: Job, { now }: Clock) => {
  const { format, sheet } = job.request;
  const wanted = format === 'csv' ? withOneTable(page, sheet) : page;
  const rows = wanted.sheets.reduce((sum, table) => sum + table.rows.length, 0);
  return concat(
    progressed(rows, rows),
    written(job, pageFile(wanted, now()), { rows, cutBy: wanted.cut && 'file' }),
  );
};

const work = (
  exported: Exported,
  { request, most }: Pick<Job, 'request' | 'most'>,
  clock: Clock,
  open: ExportPorts['openWriter'],
) =>
  defer(() => {
    const job: Job = { request, most, section: exported.section, writer: open() };
    const events$ =
      exported.kind === 'list' ? listWork(exported, job, clock) : pageWork(exported, job, clock);
    return events$.pipe(finalize(() => job.writer.close()));
  });

const isOver = (event: DomainEvent): boolean =>
  events.exportFinished.match(event) ||
  events.exportFailed.match(event) ||
  events.exportCancelled.match(event);

/** One file after the other; a second request meanwhile is passed over. */
export const exportTable =
  ({ exportFor, openWriter }: ExportPorts): Epic =>
  (action$, state$, clock) =>
    action$.pipe(
      filter(commands.exportTable.match),
      exhaustMap((command) => {
        const request = command.payload;
        const failed = (error: unknown) =>
          of(events.exportFailed({ list: request.list, problem: problemOf(error) }));
        const cancelled$ = action$.pipe(
          filter(commands.cancelExport.match),
          map((cancel) => events.exportCancelled(undefined, cancel)),
        );
        const done$ = defer(() => {
          const exported = exportFor(request.list, state$.value);
          if (!exported) throw new Error(NOT_THERE);
          // With nothing left the server's own words tell when there is more.
          const most = Math.min(MOST_ROWS, selectQuota(state$.value)?.left || MOST_ROWS);
          return work(exported, { request, most }, clock, openWriter);
        });
        return merge(
          cancelled$,
          concat(of(events.exportRequested(request)), done$).pipe(catchError(failed)),
        ).pipe(
          takeWhile((event) => !isOver(event), true),
          takeUntil(action$.pipe(filter(auth.loggedOut.match))),
          map((event) => causedBy(event, command)),
        );
      }),
    );
