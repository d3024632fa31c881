import { catchError, map, of, startWith, switchMap, type Observable } from 'rxjs';
import type { DomainEvent } from '../../../src/kernel/messages';
import type { Ports } from '../../../src/kernel/ports';
import { CallRefused, problemOf, type ApiRequest } from '../../../src/kernel/send';
import { events, type LoginWay } from '../events';
import { loginResult } from '../login-result';
import { vault } from '../vault';
import { fetchUser$ } from './fetch-user';

export interface Entrance {
  readonly request: ApiRequest;
  readonly way: LoginWay;
  readonly remember: boolean;
  /** What the reply is about when it says that the account is in use elsewhere. */
  readonly username: string;
}

const globalIdIn = (data: unknown): string | undefined => {
  const globalId = (data as { readonly globalId?: unknown } | null)?.globalId;
  return typeof globalId === 'string' && globalId !== '' ? globalId : undefined;
};

/** A refusal that names the account is a conflict with whoever is logged in; any other stands under the form. */
const failure = (error: unknown, username: string): DomainEvent => {
  const reply = error instanceof CallRefused ? error.reply : undefined;
  const globalId = globalIdIn(reply?.data);
  if (globalId) return events.loginConflicted({ globalId, username });
  return events.loginFailed({
    problem: problemOf(error),
    ...(reply?.callbackAddress && { callbackAddress: reply.callbackAddress }),
  });
};

/** Every way in ends here: call, keep the secrets, read the member. */
export const enter$ = (
  ports: Ports,
  { request, way, remember, username }: Entrance,
): Observable<DomainEvent> =>
  ports.send({ ...request, session: 'none', quiet: true }).pipe(
    map((reply) => vault(ports).store(loginResult(reply.data, reply), remember)),
    switchMap(() => fetchUser$(ports)),
    map((user) => events.loggedIn({ user, way })),
    catchError((error: unknown) => {
      // The token may be good although the member could not be read: half a login is none.
      vault(ports).clear();
      return of(failure(error, username));
    }),
    startWith(events.loginStarted()),
  );
