import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '../../src/kernel/epic';
import { commands } from './commands';
import { events } from './events';
import { vault } from './vault';

/** The keep-login cookie decides: renew in silence, or log out and ask. */
export const renewOrLeave: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.sessionExpired.match),
    map((event) => (vault(ports).keepsLogin() ? commands.renewSession(undefined, event) : events.loginAbandoned(undefined, event))),
  );

export const forgetSecrets: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.loggedOut.match),
    tap(() => vault(ports).clear()),
    ignoreElements(),
  );

/** Whoever gave the session up sees the login again. The stored token is of no more use. */
export const leaveAbandoned: Epic = (action$) =>
  action$.pipe(
    filter(events.loginAbandoned.match),
    map((event) => events.loggedOut({ by: 'server' }, event)),
  );
