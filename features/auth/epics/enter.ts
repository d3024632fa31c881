import {
  catchError,
  concat,
  concatMap,
  EMPTY,
  forkJoin,
  map,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, problemOf, waitOf, type ApiRequest } from '#src/kernel/send';
import { rightsCall, userCall } from '../contract';
import { events, type LoginWay } from '../events';
import { LOGIN_FAILED, loginResult, type LoginResult } from '../login-result';
import { strangerOf, userOf, type User } from '../user';
import { vault } from '../vault';

/** User info and rights together; half a member is no member. */
export const fetchUser$ = ({ send }: Pick<Ports, 'send'>): Observable<User> =>
  forkJoin([ask(send, userCall, { body: {} }), ask(send, rightsCall, { body: {} })]).pipe(
    map(([info, rights]) => userOf(info, rights)),
  );

export interface Entrance {
  readonly request: ApiRequest;
  readonly way: LoginWay;
  readonly remember: boolean;
  /** What the reply is about when it says that the account is in use elsewhere; empty when nobody typed one. */
  readonly username: string;
}

const globalIdIn = (data: unknown): string | undefined => {
  const globalId = (data as { readonly globalId?: unknown } | null)?.globalId;
  return typeof globalId === 'string' && globalId !== '' ? globalId : undefined;
};

/**
 * A refusal that names the account is a conflict with whoever is logged in, where there is a name to apply with; any
 * other stands under the form.
 */
const failure = (error: unknown, { username, way }: Entrance): DomainEvent => {
  const globalId = error instanceof CallRefused ? globalIdIn(error.reply.data) : undefined;
  if (globalId && username) return events.loginConflicted({ globalId, username });
  const problem = problemOf(error);
  return events.loginFailed({ problem: { ...problem, message: problem.message || LOGIN_FAILED }, way });
};

const AGAIN_MS = 3_000;

/** What could not be read, once more; not before the server wants to be asked. */
export const readAgain$ = (ports: Ports, error: unknown): Observable<DomainEvent> =>
  timer(Math.max(AGAIN_MS, waitOf(error))).pipe(
    switchMap(() => fetchUser$(ports)),
    map((user) => events.userReloaded({ user })),
    catchError(() => EMPTY),
  );

/**
 * The member is in with the token. What they are is read at once; where it cannot be, they are known by what the login
 * told, without rights, and it is asked once more.
 *
 *   user       #  (3 s)  u
 *   out        i         r    i = logged in, r = reloaded
 */
export const arrived$ = (
  ports: Ports,
  { globalId, isNewUser }: LoginResult,
  { way, username }: Pick<Entrance, 'way' | 'username'>,
): Observable<DomainEvent> =>
  fetchUser$(ports).pipe(
    // Whoever has come in is no newcomer to the calls that follow.
    map((user) => events.loggedIn({ user: { ...user, isNewUser: user.isNewUser || isNewUser }, way })),
    catchError((error: unknown) =>
      concat(
        of(events.loggedIn({ user: strangerOf({ globalId, accountName: username, isNewUser }), way })),
        readAgain$(ports, error),
      ),
    ),
  );

/** Every way in ends here: call, keep the secrets, read the member. */
export const enter$ = (ports: Ports, entrance: Entrance): Observable<DomainEvent> => {
  const { request, way, remember } = entrance;
  return ports.send({ ...request, session: 'none', quiet: true }).pipe(
    map((reply) => loginResult(reply.data, reply)),
    switchMap((result) => {
      const isKept = vault(ports).store(result, remember);
      return arrived$(ports, result, entrance).pipe(
        concatMap((told) =>
          isKept || !events.loggedIn.match(told) ? [told] : [told, events.keepingRejected()],
        ),
      );
    }),
    catchError((error: unknown) => {
      vault(ports).clear();
      return of(failure(error, entrance));
    }),
    startWith(events.loginRequested({ way })),
  );
};

/**
 * The way in for a call that somebody else vouches for. Ends in loggedIn, loginFailed or loginConflicted, never in
 * noSessionFound: that one asks for vouchers, and would ask for the next.
 */
export const enterQuietly$ = (ports: Ports, request: ApiRequest): Observable<DomainEvent> =>
  enter$(ports, { request, way: 'ticket', remember: false, username: '' });
