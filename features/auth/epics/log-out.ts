import { catchError, concat, defer, EMPTY, exhaustMap, filter, ignoreElements, of } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { logoutCall } from '../contract';
import { events } from '../events';
import { vault } from '../vault';

/** The member is out at once; that the server has not heard of it must not keep them in. */
export const logOut: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logOut.match),
    exhaustMap((command) => {
      const accessToken = vault(ports).accessToken();
      const tellServer$ = ask(ports.send, logoutCall, { body: { accessToken }, session: 'none' }).pipe(
        catchError(() => EMPTY),
        ignoreElements(),
      );
      return concat(
        of(events.loggedOut({ by: 'member' }, command)),
        defer(() => (accessToken ? tellServer$ : EMPTY)),
      );
    }),
  );
