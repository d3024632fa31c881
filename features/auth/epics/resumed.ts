import { catchError, map, of, throwError, type Observable } from 'rxjs';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused } from '#src/kernel/send';
import { events } from '../events';
import type { User } from '../user';
import { vault } from '../vault';
import { fetchUser$ } from './fetch-user';

const HTTP_OK = 200;
const isRefusal = (error: unknown) => error instanceof CallRefused && error.reply.httpStatus === HTTP_OK;

/** A server that is out of reach ends nobody's session: who it was is known from the last time. */
const knownUser$ = (ports: Ports, error: unknown): Observable<User> => {
  const user = isRefusal(error) ? undefined : vault(ports).keptUser();
  return user ? of(user) : throwError(() => error);
};

/** An expired token is renewed on the way by the gateway; when the server refuses, there is no session. */
export const resumed$ = (ports: Ports): Observable<DomainEvent> =>
  fetchUser$(ports).pipe(
    catchError((error: unknown) => knownUser$(ports, error)),
    map((user) => events.loggedIn({ user, way: 'resumed' })),
    catchError(() => of(events.noSessionFound())),
  );
