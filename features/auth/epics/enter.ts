import { catchError, concatMap, forkJoin, map, of, startWith, switchMap, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, problemOf, type ApiRequest } from '#src/kernel/send';
import { rightsCall, userCall } from '../contract';
import { events, type LoginWay } from '../events';
import { LOGIN_FAILED, loginResult } from '../login-result';
import { userOf, type User } from '../user';
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
const failure = (error: unknown, username: string): DomainEvent => {
  const globalId = error instanceof CallRefused ? globalIdIn(error.reply.data) : undefined;
  if (globalId && username) return events.loginConflicted({ globalId, username });
  const problem = problemOf(error);
  return events.loginFailed({ problem: { ...problem, message: problem.message || LOGIN_FAILED } });
};

/** Every way in ends here: call, keep the secrets, read the member. */
export const enter$ = (
  ports: Ports,
  { request, way, remember, username }: Entrance,
): Observable<DomainEvent> =>
  ports.send({ ...request, session: 'none', quiet: true }).pipe(
    map((reply) => loginResult(reply.data, reply)),
    switchMap((result) => {
      const isKept = vault(ports).store(result, remember);
      return fetchUser$(ports).pipe(
        // Whoever has come in is no newcomer to the calls that follow.
        map((user) => ({ ...user, isNewUser: user.isNewUser || result.isNewUser })),
        map((user) => events.loggedIn({ user, way })),
        concatMap((loggedIn) => (isKept ? [loggedIn] : [loggedIn, events.keepingRejected()])),
      );
    }),
    catchError((error: unknown) => {
      // The token may be good although the member could not be read: half a login is none.
      vault(ports).clear();
      return of(failure(error, username));
    }),
    startWith(events.loginRequested()),
  );

/**
 * The way in for a call that somebody else vouches for. Ends in loggedIn, loginFailed or loginConflicted, never in
 * noSessionFound: that one asks for vouchers, and would ask for the next.
 */
export const enterQuietly$ = (ports: Ports, request: ApiRequest): Observable<DomainEvent> =>
  enter$(ports, { request, way: 'ticket', remember: false, username: '' });
