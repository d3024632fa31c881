import { exhaustMap, filter, map } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { commands } from '../commands';
import { loginByAuthCall } from '../contract';
import { nameHeader } from '../name-header';
import { vault } from '../vault';
import { enter$ } from './enter';

const NO_CAPTCHA = '-1';

/** exhaustMap: a second click while the first is on its way changes nothing. */
export const logIn: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logIn.match),
    exhaustMap((command) => {
      const { username, password, remember } = command.payload;
      const request = requestOf(loginByAuthCall, {
        body: {
          username,
          password,
          validate: NO_CAPTCHA,
          deviceId: vault(ports).deviceId(),
          rememberLoginStatus: remember,
        },
      });
      const named = { ...request, headers: nameHeader(username) };
      return enter$(ports, { request: named, way: 'account', remember, username }).pipe(
        map((event) => causedBy(event, command)),
      );
    }),
  );
