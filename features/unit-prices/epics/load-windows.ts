import {
  concat,
  debounceTime,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  share,
  take,
  takeUntil,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { findUnitPricesCall, type UnitPriceQuery } from '../contract';
import { events } from '../events';
import type { ListState } from '../list-state';
import { filterOf } from '../list-driver';
import { isMissing, selectList } from '../selectors';
import { WINDOW, windowOf, windowsBetween } from '../windows';

/** A scroll bar that is dragged passes windows faster than they could come. */
const REST_MS = 60;

const queryOf = ({ view, basis, scheme }: ListState, window: number): UnitPriceQuery => ({
  ...filterOf(view),
  ...(view.sort && { sort: view.sort }),
  ...(view.order && { order: view.order }),
  ...(scheme && { schemeId: scheme.id }),
  ...(basis && { basis }),
  from: window * WINDOW,
  pageSize: WINDOW,
});

interface WindowRequest {
  readonly windows: readonly number[];
  readonly cause: Message;
  readonly isRepeated?: boolean;
}

/**
 * Fetches the windows in sight that are not there yet. One that is passed by before it has come is cancelled, and so
 * are all when another list is asked for.
 *
 *   look   ab----------c--
 *   call   -----b(60 ms)--
 *                      ^ cancelled when c does not hold it
 */
export const loadWindows: Epic = (action$, state$, { send }) => {
  const sight$ = action$.pipe(
    filter(commands.loadVisibleRows.match),
    debounceTime(REST_MS),
    map((cause): WindowRequest => ({
      windows: windowsBetween(cause.payload.first, cause.payload.last),
      cause,
    })),
    share(),
  );
  const search$ = action$.pipe(
    filter(events.searchRequested.match),
    map((cause): WindowRequest => ({ windows: [windowOf(cause.payload.view.row ?? 0)], cause })),
  );
  const retry$ = action$.pipe(
    filter(commands.retryWindow.match),
    map((cause): WindowRequest => ({ windows: [cause.payload.window], cause, isRepeated: true })),
  );
  const end$ = action$.pipe(
    filter((action) => events.searchRequested.match(action) || auth.loggedOut.match(action)),
  );
  const answer$ = (window: number): Observable<DomainEvent> => {
    const body = queryOf(selectList(state$.value), window);
    return ask(send, findUnitPricesCall, { body }).pipe(
      map((page): DomainEvent => events.windowLoaded({ window, page })),
      ifFailed((problem) => events.windowFailed({ window, problem })),
    );
  };
  const passed$ = (window: number): Observable<DomainEvent> =>
    sight$.pipe(
      filter(({ windows }) => !windows.includes(window)),
      map(() => events.windowPassed({ window })),
    );
  const load$ = (window: number, { cause, isRepeated = false }: WindowRequest) =>
    defer(() =>
      isRepeated || isMissing(selectList(state$.value), window)
        ? concat(
            of(events.windowRequested({ window })),
            merge(answer$(window), passed$(window)).pipe(take(1)),
          ).pipe(
            takeUntil(end$),
            map((event) => causedBy(event, cause)),
          )
        : EMPTY,
    );
  return merge(search$, sight$, retry$).pipe(
    mergeMap((request) => from(request.windows).pipe(mergeMap((window) => load$(window, request)))),
  );
};
