import { catchError, exhaustMap, filter, map, of, switchMap } from 'rxjs';
import { requestOf } from '../../../src/contract/call';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { problemOf } from '../../../src/kernel/send';
import { commands } from '../commands';
import { loginByTokenCall } from '../contract';
import { events } from '../events';
import { loginResult } from '../login-result';
import { vault } from '../vault';
import { fetchUser$ } from './fetch-user';

/** A token from the address replaces whatever session was stored; a refused one leaves the visitor at home. */
export const logInByToken: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logInByToken.match),
    exhaustMap((command) => {
      const request = requestOf(loginByTokenCall, { body: command.payload });
      return ports.send({ ...request, session: 'none', quiet: true }).pipe(
        map((reply) => vault(ports).store(loginResult(reply.data, reply), false)),
        switchMap(() => fetchUser$(ports)),
        map((user) => events.loggedIn({ user, way: 'token' })),
        catchError((error: unknown) => {
          vault(ports).clear();
          return of(events.tokenRefused({ problem: problemOf(error) }), events.noSessionFound());
        }),
        map((event) => causedBy(event, command)),
      );
    }),
  );
