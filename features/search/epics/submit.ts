import { asyncScheduler, filter, map, merge, mergeMap, tap, throttleTime } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { commands } from '../commands';
import type { SearchCategory } from '../contract';
import { events } from '../events';
import { selectIsMember, selectLastSearch, selectRunning } from '../selectors';

const THROTTLE_MS = 2_000;

/** The section whose list answers a category. */
const listOf: Readonly<Record<SearchCategory, string>> = {
  all: '/commonproj/index',
  laborIndex: '/laborSubcontracting/index',
  'sl&csgx': '/waterConUrbanRenew/index',
  policyDoc: '/policy/index',
};

/**
 * A search is an address: the list of its category with the keyword in the query.
 * throttleTime: the first of several hurried searches counts, the rest within two seconds are dropped.
 * A visitor is stopped by the guard of the list, which keeps the search as destination and opens the login.
 */
export const submit: Epic = (action$, state$, { address, ids, now }) =>
  merge(
    action$.pipe(
      filter(commands.submit.match),
      map((command) => ({ command, ...command.payload })),
    ),
    action$.pipe(
      filter(commands.repeat.match),
      map((command) => ({ command, ...selectLastSearch(state$.value) })),
    ),
  ).pipe(
    throttleTime(THROTTLE_MS, asyncScheduler),
    map(({ command, keyword: typed = '', category = 'all' as const }) => {
      const keyword = typed.trim();
      const query = keyword ? `?keyword=${encodeURIComponent(keyword)}` : '';
      return { command, keyword, category, to: listOf[category] + query };
    }),
    tap(({ to }) => address.go(to)),
    filter(() => selectIsMember(state$.value)),
    mergeMap(({ command, keyword, category }) => {
      const running = selectRunning(state$.value);
      const at = now();
      // A search that is overtaken by the next one ends here.
      const overtaken = running
        ? [events.searchEnded({ searchId: running.searchId, total: 0, ms: at - running.at })]
        : [];
      const started = events.searchStarted({ searchId: ids.entry(), keyword, category, at });
      return [...overtaken, started].map((event) => causedBy(event, command));
    }),
  );
