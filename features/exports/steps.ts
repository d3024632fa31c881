import { map, of, type Observable } from 'rxjs';
import { pageThrough, type Step } from '#src/kernel/page-through';
import type { ApiRequest, Send } from '#src/kernel/send';
import type { ListExport } from '#src/tables/list-export';
import { MOST_ROWS, type ExportWish } from './wish';

const wholeOf = (rows: readonly unknown[]): Step<unknown> => ({
  rows,
  soFar: rows.length,
  total: rows.length,
  next: null,
  isCut: false,
});

const isAtHand = (page: ListExport<unknown>['page']): page is readonly unknown[] => Array.isArray(page);

/** The rows wished for, page after page. */
export const stepsOf = (
  { page, request, read }: ListExport<unknown>,
  scope: ExportWish['scope'],
  send: Send,
): Observable<Step<unknown>> => {
  const load = (one: ApiRequest) => send(one).pipe(map(({ data }) => read(data)));
  if (scope === 'all') return pageThrough((cursor) => load(request(cursor)), MOST_ROWS);
  return isAtHand(page) ? of(wholeOf(page)) : load(page).pipe(map(({ rows }) => wholeOf(rows)));
};
