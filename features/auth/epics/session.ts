import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  tap,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { requestOf } from '#src/contract/call';
import { header } from '#src/contract/headers';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused } from '#src/kernel/send';
import { commands } from '../commands';
import { loginByTokenCall, logoutCall } from '../contract';
import { events } from '../events';
import { loginResult } from '../login-result';
import { selectIsOut, selectUser } from '../selectors';
import type { User } from '../user';
import { vault } from '../vault';
import { fetchUser$, readAgain$ } from './enter';

const TURN = 'renew-session';

const shownBy = (ports: Ports) => ({ token: vault(ports).accessToken(), family: vault(ports).casId() });

/** `before` was shown when the renewal was asked for; the turn may come long after. */
const renewed$ = (ports: Ports, before: ReturnType<typeof shownBy>) =>
  defer(() => {
    const secrets = vault(ports);
    if (secrets.isSucceeded(before)) return of(events.sessionRenewed());
    // It may have run out as well: whichever is stored now is renewed.
    secrets.takeUpKept();
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

const HTTP_OK = 200;
/** The codes that log out, and the one that knows of no login. */
const OVER: ReadonlySet<number> = new Set([401, 302, 303, 301, 304, 900]);
const isOver = (error: unknown) =>
  error instanceof CallRefused && error.reply.httpStatus === HTTP_OK && OVER.has(error.reply.statusCode);

const resumedAs = (user: User) => events.loggedIn({ user, way: 'resumed' });

/**
 * An expired token is renewed on the way by the gateway; only the codes of a session that is over end one. Whatever
 * else fails, who it was is known from the last time, and what they are is read again later.
 *
 *   user       #  (3 s)  u
 *   out        i         r    i = logged in as kept, r = reloaded
 */
export const resumed$ = (ports: Ports): Observable<DomainEvent> =>
  fetchUser$(ports).pipe(
    map(resumedAs),
    catchError((error: unknown) => {
      const user = isOver(error) ? undefined : vault(ports).keptUser();
      return user ? concat(of(resumedAs(user)), readAgain$(ports, error)) : of(events.noSessionFound());
    }),
  );

/** Takes up the stored session, or tells that there is none. */
export const resume: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.resume.match),
    exhaustMap((command) => {
      const outcome$ = vault(ports).accessToken() ? resumed$(ports) : of(events.noSessionFound());
      return outcome$.pipe(map((event) => causedBy(event, command)));
    }),
  );

/** The member is out at once; that the server has not heard of it must not keep them in. */
export const logOut: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logOut.match),
    exhaustMap((command) => {
      const accessToken = vault(ports).accessToken();
      // With the token as a header the call is signed; without the browser's key a token logs nobody out.
      const tellServer$ = ask(ports.send, logoutCall, {
        body: { accessToken },
        headers: { [header.accessToken]: accessToken ?? '' },
        session: 'none',
      }).pipe(
        catchError(() => EMPTY),
        ignoreElements(),
      );
      return concat(
        of(events.loggedOut({ by: 'member' }, command)),
        defer(() => (accessToken ? tellServer$ : EMPTY)),
      );
    }),
  );

const IN = 'logged-in:';
const OUT = 'logged-out';
/** By the server: whoever shared the session has no token any more, and whoever has one has another session. */
const LOST = 'session-lost';

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
      map(({ payload }) => (payload.by === 'server' ? LOST : OUT)),
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
  const isWithoutToken = () => vault(ports).accessToken() === undefined;
  const isHere = (globalId: string) => selectUser(state$.value)?.globalId === globalId && !isWithoutToken();
  return merge(
    tabs.heard$.pipe(
      // Who has left as well has nothing more to leave, and may be logging in again.
      filter((word) => (word === OUT || (word === LOST && isWithoutToken())) && !selectIsOut(state$.value)),
      map(() => events.loggedOut({ by: 'other-tab' })),
    ),
    tabs.heard$.pipe(
      filter((word) => word.startsWith(IN) && !isHere(word.slice(IN.length))),
      tap(() => page.reload()),
      ignoreElements(),
    ),
  );
};
