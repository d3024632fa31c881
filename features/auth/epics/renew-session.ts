import { catchError, defer, exhaustMap, filter, map, of } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { commands } from '../commands';
import { loginByTokenCall } from '../contract';
import { events } from '../events';
import { loginResult } from '../login-result';
import { vault } from '../vault';

const TURN = 'renew-session';

const shownBy = (ports: Ports) => ({ token: vault(ports).accessToken(), family: vault(ports).casId() });

/** `before` was shown when the renewal was asked for; the turn may come long after. */
const renewed$ = (ports: Ports, before: ReturnType<typeof shownBy>) =>
  defer(() => {
    const secrets = vault(ports);
    if (secrets.isJustRenewed() || secrets.isSucceeded(before)) return of(events.sessionRenewed());
    const request = requestOf(loginByTokenCall, { body: { accessToken: secrets.accessToken() ?? '' } });
    return ports.send({ ...request, session: 'none', quiet: true }).pipe(
      map((reply) => {
        secrets.renew(loginResult(reply.data, reply));
        return events.sessionRenewed();
      }),
    );
  });

/**
 * Silent re-login with the stored token. exhaustMap: however many requests of this tab expired, one renewal; the turn:
 * however many tabs share the session, one renewal for all.
 */
export const renewSession: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.renewSession.match),
    exhaustMap((command) =>
      ports.turn(TURN, renewed$(ports, shownBy(ports))).pipe(
        catchError(() => of(events.loginAbandoned())),
        map((event) => causedBy(event, command)),
      ),
    ),
  );
