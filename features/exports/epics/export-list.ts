import {
  catchError,
  concat,
  concatMap,
  defer,
  exhaustMap,
  filter,
  map,
  merge,
  of,
  takeUntil,
  takeWhile,
  type Observable,
} from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy, type DomainEvent } from '../../../src/kernel/messages';
import { pageThrough, type Step } from '../../../src/kernel/page-through';
import type { Ports } from '../../../src/kernel/ports';
import { problemOf } from '../../../src/kernel/send';
import type { ListExport } from '../../../src/tables/list-export';
import { listFile } from '../../../src/tables/list-file';
import { events as auth } from '../../auth/events';
import { commands } from '../commands';
import { events } from '../events';
import type { ExportPorts } from '../ports';
import { MOST_ROWS, type ExportWish } from '../wish';

const NO_LIST = '这个列表已经离开页面，请回到列表后再导出';

type World = Pick<Ports, 'send' | 'now'> & Pick<ExportPorts, 'save'>;

const stepsOf = (list: ListExport<unknown>, scope: ExportWish['scope'], { send }: World) =>
  scope === 'page'
    ? of<Step<unknown>>({
        rows: list.page,
        soFar: list.page.length,
        total: list.page.length,
        next: null,
        isCut: false,
      })
    : pageThrough((cursor) => send(list.request(cursor)).pipe(map(({ data }) => list.read(data))), MOST_ROWS);

const write = (
  list: ListExport<unknown>,
  wish: ExportWish,
  { rows, isCut }: Pick<Step<unknown>, 'rows' | 'isCut'>,
  { save, now }: World,
): Observable<DomainEvent> =>
  save(listFile({ list, rows, isCut, scope: wish.scope, now: now() }), wish.format).pipe(
    map((fileName) =>
      events.exportFinished({
        ...{ list: wish.list, section: list.section, format: wish.format },
        ...{ fileName, rows: rows.length, isCut },
      }),
    ),
  );

/** Rows are gathered here and never in the store: a file may be a hundred times the size of a page. */
const work = (list: ListExport<unknown>, wish: ExportWish, world: World): Observable<DomainEvent> =>
  defer(() => {
    const rows: unknown[] = [];
    return stepsOf(list, wish.scope, world).pipe(
      concatMap((step): Observable<DomainEvent> => {
        for (const row of step.rows) rows.push(row);
        const { soFar, total, next, isCut } = step;
        const progressed = of(
          events.exportProgressed({ done: soFar, ...(total !== undefined && { total }) }),
        );
        return next === null
          ? concat(progressed, of(events.writingStarted()), write(list, wish, { rows, isCut }, world))
          : progressed;
      }),
    );
  });

const isOver = (event: DomainEvent): boolean =>
  events.exportFinished.match(event) ||
  events.exportFailed.match(event) ||
  events.exportCancelled.match(event);

/** One file after the other; a second wish meanwhile is passed over. */
export const exportList =
  ({ listOf, save }: ExportPorts): Epic =>
  (action$, state$, { send, now }) =>
    action$.pipe(
      filter(commands.exportList.match),
      exhaustMap((command) => {
        const wish = command.payload;
        const list = listOf(wish.list, state$.value);
        const failed = (message: string) =>
          events.exportFailed({ list: wish.list, problem: { code: -1, message } });
        const done$ = list ? work(list, wish, { send, now, save }) : of(failed(NO_LIST));
        const cancelled$ = action$.pipe(
          filter(commands.cancelExport.match),
          map((cancel) => events.exportCancelled(undefined, cancel)),
        );
        return merge(
          cancelled$,
          concat(of(events.exportStarted(wish)), done$).pipe(
            catchError((error: unknown) =>
              of(events.exportFailed({ list: wish.list, problem: problemOf(error) })),
            ),
          ),
        ).pipe(
          takeWhile((event) => !isOver(event), true),
          takeUntil(action$.pipe(filter(auth.loggedOut.match))),
          map((event) => causedBy(event, command)),
        );
      }),
    );
