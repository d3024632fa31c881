import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '../../src/kernel/epic';
import { when } from '../../src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { selectIsOut, selectPictures } from './selectors';
import { vault } from './vault';

/** The keep-login cookie decides: renew in silence, or log out and ask. */
export const renewOrLeave: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.sessionExpired.match),
    map((event) =>
      vault(ports).keepsLogin()
        ? commands.renewSession(undefined, event)
        : events.loginAbandoned(undefined, event),
    ),
  );

/** With the first opening; they do not change while the page lives. */
export const fetchPictures: Epic = when(events.loginDialogOpened, (_, state) =>
  selectPictures(state) ? undefined : commands.loadPictures(),
);

export const forgetSecrets: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.loggedOut.match),
    tap(() => vault(ports).clear()),
    ignoreElements(),
  );

/** However many answers say so, a session is left once. The stored token is of no more use. */
export const leaveLostSession: Epic = (action$, state$) =>
  action$.pipe(
    filter((action) => events.loginAbandoned.match(action) || events.sessionEnded.match(action)),
    filter(() => !selectIsOut(state$.value)),
    map((event) => events.loggedOut({ by: 'server' }, event)),
  );
