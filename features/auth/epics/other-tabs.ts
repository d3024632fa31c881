import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { events } from '../events';

const IN = 'logged-in';
const OUT = 'logged-out';

/** Says what happened here; a session resumed or left in another tab is not news and is not echoed. */
export const tellOtherTabs: Epic = (action$, _state$, { tabs }) =>
  merge(
    action$.pipe(
      filter(events.loggedIn.match),
      filter(({ payload }) => payload.way !== 'resumed'),
      map(() => IN),
    ),
    action$.pipe(
      filter(events.loggedOut.match),
      filter(({ payload }) => payload.by !== 'other-tab'),
      map(() => OUT),
    ),
  ).pipe(
    tap((word) => tabs.say(word)),
    ignoreElements(),
  );

/** Leaving spreads as an event; an arrival reloads this tab, so that two members never mix on one page. */
export const hearOtherTabs: Epic = (_action$, _state$, { tabs, page }) =>
  merge(
    tabs.heard$.pipe(
      filter((word) => word === OUT),
      map(() => events.loggedOut({ by: 'other-tab' })),
    ),
    tabs.heard$.pipe(
      filter((word) => word === IN),
      tap(() => page.reload()),
      ignoreElements(),
    ),
  );
