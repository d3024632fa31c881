import { filter, map, merge, switchMap, take, takeUntil, timer, type Observable } from 'rxjs';
import type { Message } from '#src/kernel/messages';
import { events as multiLogin } from '#features/multi-login/events';
import { events } from '../events';

/** As long as the server remembers whom it told that the account is in use elsewhere. */
const HELD_MS = 600_000;

/** An application that comes to nothing is a failed login, too. */
const isSettled = (action: unknown): boolean =>
  events.loggedIn.match(action) || events.loginFailed.match(action);

export interface Again<M> {
  readonly tried: M;
  readonly allowed: Message;
}

/**
 * What was tried, once more, when it met somebody who is logged in and who then made room. What was typed is held here
 * and nowhere else.
 *
 *   tried$     t
 *   action$     c---a     c = conflict, a = allowed
 *   out             t
 */
export const whenAllowed = <M extends Message>(
  action$: Observable<Message>,
  tried$: Observable<M>,
): Observable<Again<M>> =>
  tried$.pipe(
    switchMap((tried) =>
      action$.pipe(
        filter(events.loginConflicted.match),
        switchMap(() => action$.pipe(filter(multiLogin.applicationAllowed.match), take(1))),
        map((allowed) => ({ tried, allowed })),
        takeUntil(merge(action$.pipe(filter(isSettled)), timer(HELD_MS))),
      ),
    ),
  );
