import { EMPTY, defer, map, merge, of, share, switchMap, take, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { RETRY_FAILED, type Layer } from './gateway';

export interface ReloginPorts {
  announceExpired(): void;
  /** Fires for every login, renewal included, wherever it happened. */
  readonly loggedIn$: Observable<unknown>;
  readonly abandoned$: Observable<unknown>;
  /** What calls show of the session now. Another tab may have renewed it, and its word may still be on the way. */
  readonly shown?: () => { readonly token: string | undefined; readonly family: string | undefined };
}

const isRenewed = (
  before: ReturnType<NonNullable<ReloginPorts['shown']>> | undefined,
  after: typeof before,
): boolean => after?.token !== undefined && after.family === before?.family && after.token !== before?.token;

const isExpired = ({ httpStatus, statusCode }: ApiReply) =>
  httpStatus === 200 && statusCode === codes.sessionExpired;

/**
 * Parks a request answered with 302 until the member is back, then sends it again, once.
 * Giving up hands the 302 back.
 *
 *   send       --x            --k      x = 302, k = any other reply
 *   announce     !
 *   loggedIn$            L
 *   out                         k
 */
export const replayAfterRelogin =
  (ports: ReloginPorts): Layer =>
  (send) => {
    let logins = 0;
    // Counted even while nobody waits: a late 302 of the old session must not end the new one.
    ports.loggedIn$.subscribe(() => {
      logins += 1;
    });
    const isBack$ = merge(
      ports.loggedIn$.pipe(map(() => true)),
      ports.abandoned$.pipe(map(() => false)),
      // Listens before it announces: the answer may come back on the same call stack.
      defer(() => {
        ports.announceExpired();
        return EMPTY;
      }),
    ).pipe(
      take(1),
      // Shares the wait, not the request: one announcement however many are parked, and it resets itself.
      share(),
    );

    const again = (request: ApiRequest) =>
      send(request).pipe(
        map((reply) => (isExpired(reply) ? { ...reply, businessMsg: RETRY_FAILED } : reply)),
      );

    return (request: ApiRequest): Observable<ApiReply> =>
      defer(() => {
        const loginsWhenSent = logins;
        const shownWhenSent = ports.shown?.();
        return send(request).pipe(
          switchMap((reply) => {
            if (!isExpired(reply) || request.session === 'none') return of(reply);
            // A 302 that was in flight while the member logged in again asks for nothing.
            const isBack = loginsWhenSent !== logins || isRenewed(shownWhenSent, ports.shown?.());
            if (isBack) return again(request);
            return isBack$.pipe(switchMap((hasCome) => (hasCome ? again(request) : of(reply))));
          }),
        );
      });
  };
