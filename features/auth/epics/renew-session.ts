import { catchError, exhaustMap, filter, map, of } from 'rxjs';
import { requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { commands } from '../commands';
import { loginByTokenCall } from '../contract';
import { events } from '../events';
import { loginResult } from '../login-result';
import { vault } from '../vault';

/** Silent re-login with the stored token. exhaustMap: however many requests expired, one renewal. */
export const renewSession: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.renewSession.match),
    exhaustMap((command) => {
      const secrets = vault(ports);
      const request = requestOf(loginByTokenCall, { body: { accessToken: secrets.accessToken() ?? '' } });
      return ports.send({ ...request, session: 'none', quiet: true }).pipe(
        map((reply) => {
          secrets.renew(loginResult(reply.data, reply));
          return events.sessionRenewed();
        }),
        catchError(() => of(events.loginAbandoned())),
        map((event) => causedBy(event, command)),
      );
    }),
  );
