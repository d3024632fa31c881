import { catchError, concat, defer, EMPTY, filter, map, mergeMap, of, switchMap, takeUntil } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from '../commands';
import { searchTargetCall } from '../contract';
import { events } from '../events';
import { resultList } from '../result-list';
import { viewOnScreen } from '../selectors';

/**
 * The server knows where a record stands; a record that is gone is told of by the call itself. An address that asked
 * for the record gives way: to the record, or to the search for its title.
 */
export const openResult: Epic = (action$, state$, { send, address }) => {
  const moved$ = action$.pipe(
    filter((action) => navigation.routeEntered.match(action) || auth.loggedOut.match(action)),
  );
  return action$.pipe(
    filter(commands.openResult.match),
    switchMap((command) => {
      const { group, id, rank, by } = command.payload;
      const move = (path: string) =>
        defer(() => {
          (by === 'row' ? address.go : address.replace)(path);
          return EMPTY;
        });
      const searchInstead = () => {
        const view = viewOnScreen(state$.value);
        if (by === 'row' || !view) return EMPTY;
        const { open: _, ...words } = view;
        return move(resultList.pathTo(words));
      };
      return ask(send, searchTargetCall, { query: { group, id }, quiet: false }).pipe(
        mergeMap(({ path, viewType }) =>
          concat(of(events.resultOpened({ group, id, rank, viewType })), move(path)),
        ),
        catchError((error: unknown) =>
          concat(of(events.targetFailed({ group, id, problem: problemOf(error) })), searchInstead()),
        ),
        map((event) => causedBy(event, command)),
        takeUntil(moved$),
      );
    }),
  );
};
