import { catchError, exhaustMap, filter, map, of, startWith, switchMap } from 'rxjs';
import { requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { CallRefused, problemOf } from '../../../src/kernel/send';
import { commands } from '../commands';
import { loginByAuthCall } from '../contract';
import { events } from '../events';
import { loginResult } from '../login-result';
import { vault } from '../vault';
import { fetchUser$ } from './fetch-user';

const NO_CAPTCHA = '-1';

const failure = (error: unknown) => {
  const callbackAddress = error instanceof CallRefused ? error.reply.callbackAddress : undefined;
  return events.loginFailed({ problem: problemOf(error), ...(callbackAddress && { callbackAddress }) });
};

/** exhaustMap: a second click while the first is on its way changes nothing. */
export const logIn: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logIn.match),
    exhaustMap((command) => {
      const { username, password, remember } = command.payload;
      const secrets = vault(ports);
      const request = requestOf(loginByAuthCall, {
        body: {
          username,
          password,
          validate: NO_CAPTCHA,
          deviceId: secrets.deviceId(),
          rememberLoginStatus: remember,
        },
      });
      return ports.send({ ...request, session: 'none', quiet: true }).pipe(
        map((reply) => secrets.store(loginResult(reply.data, reply), remember)),
        switchMap(() => fetchUser$(ports)),
        map((user) => events.loggedIn({ user, way: 'account' })),
        catchError((error: unknown) => {
          // The token may be good although the member could not be read: half a login is none.
          secrets.clear();
          return of(failure(error));
        }),
        startWith(events.loginStarted()),
        map((event) => causedBy(event, command)),
      );
    }),
  );
