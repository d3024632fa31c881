import { filter, map, merge } from 'rxjs';
import type { Epic } from '../../src/kernel/epic';
import { events as auth } from '../auth/events';
import { events as navigation } from '../navigation/events';
import { events as projects } from '../projects/events';
import { events } from './events';
import { selectRunning } from './selectors';

/** The list that answers searches; entering anything else means that nobody waits for the answer any more. */
const isElsewhere = (action: unknown) =>
  navigation.routeEntered.match(action) && action.payload.name !== 'commonProjList';

/** A search ends when its list answers, fails, or is left. */
export const endSearch: Epic = (action$, state$, { now }) =>
  merge(
    action$.pipe(
      filter(projects.projectsFound.match),
      map(({ payload }) => ({ total: payload.page.total.count })),
    ),
    action$.pipe(
      filter(projects.searchFailed.match),
      map(({ payload }) => ({ total: 0, failedWith: payload.problem.code })),
    ),
    action$.pipe(
      filter(
        (action) =>
          navigation.entryRefused.match(action) || auth.loggedOut.match(action) || isElsewhere(action),
      ),
      map(() => ({ total: 0 })),
    ),
  ).pipe(
    map((outcome) => ({ outcome, running: selectRunning(state$.value) })),
    filter(({ running }) => running !== undefined),
    map(({ outcome, running }) =>
      events.searchEnded({
        ...outcome,
        searchId: running?.searchId ?? 0,
        ms: now() - (running?.at ?? now()),
      }),
    ),
  );
