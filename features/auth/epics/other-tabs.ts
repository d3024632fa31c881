import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';
import { selectIsOut, selectUser } from '../selectors';
import { vault } from '../vault';

const IN = 'logged-in:';
const OUT = 'logged-out';

/** Says what happened here; a session resumed or left in another tab is not news and is not echoed. */
export const tellOtherTabs: Epic = (action$, _state$, { tabs }) =>
  merge(
    action$.pipe(
      filter(events.loggedIn.match),
      filter(({ payload }) => payload.way !== 'resumed'),
      map(({ payload }) => IN + payload.user.globalId),
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

/**
 * Leaving spreads as an event; an arrival reloads this tab, so that two members never mix on one page. The member who
 * is here already may be reading or typing and is left in peace, as long as their session is.
 */
export const hearOtherTabs: Epic = (_action$, state$, ports) => {
  const { tabs, page } = ports;
  const isHere = (globalId: string) =>
    selectUser(state$.value)?.globalId === globalId && vault(ports).accessToken() !== undefined;
  return merge(
    tabs.heard$.pipe(
      // Who has left as well has nothing more to leave, and may be logging in again.
      filter((word) => word === OUT && !selectIsOut(state$.value)),
      map(() => events.loggedOut({ by: 'other-tab' })),
    ),
    tabs.heard$.pipe(
      filter((word) => word.startsWith(IN) && !isHere(word.slice(IN.length))),
      tap(() => page.reload()),
      ignoreElements(),
    ),
  );
};
