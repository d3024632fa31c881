import { exhaustMap, filter, map, merge, switchMap, take, takeUntil, timer, type Observable } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { events as multiLogin } from '#features/multi-login/events';
import { events as phoneLogin } from '#features/phone-login/events';
import { events as qrLogin } from '#features/qr-login/events';
import { commands } from '../commands';
import { loginByAuthCall, loginByQrCodeCall, loginBySmsCall } from '../contract';
import { events } from '../events';
import { vault } from '../vault';
import { enter$ } from './enter';

/** The specification wants the name beside the sealed body, sealed as well; headers hold plain signs alone. */
const nameHeader = (username: string): Readonly<Record<string, string>> => ({
  username: encodeURIComponent(username),
});

/** As long as the server remembers whom it told that the account is in use elsewhere. */
const HELD_MS = 600_000;

/** An application that comes to nothing is a failed login, too. */
const isSettled = (action: unknown): boolean =>
  events.loggedIn.match(action) || events.loginFailed.match(action);

interface Again<M> {
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
const whenAllowed = <M extends Message>(
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

interface Choice extends Message {
  readonly payload: { readonly globalId: string; readonly userName: string };
}

/** The member is proven and the account settled; the server holds the permit for this browser. */
const enterChosen =
  (
    way: 'phone' | 'qr',
    call: typeof loginBySmsCall | typeof loginByQrCodeCall,
    isChoice: (action: unknown) => action is Choice,
  ): Epic =>
  (action$, _state$, ports) => {
    const chosen$: Observable<Choice> = action$.pipe(filter(isChoice));
    const again$ = whenAllowed(action$, chosen$).pipe(map(({ tried, allowed }) => [tried, allowed] as const));
    // again$ is subscribed first: it must hear the conflict that this very login may meet.
    return merge(again$, chosen$.pipe(map((choice) => [choice, choice] as const))).pipe(
      exhaustMap(([{ payload }, cause]) => {
        const { globalId, userName } = payload;
        const asked = requestOf(call, { body: { globalId, userName, deviceId: vault(ports).deviceId() } });
        const request = { ...asked, headers: { globalId, ...nameHeader(userName) } };
        return enter$(ports, { request, way, remember: true, username: userName }).pipe(
          map((told) => causedBy(told, cause)),
        );
      }),
    );
  };

export const enterByPhone = enterChosen('phone', loginBySmsCall, phoneLogin.accountChosen.match);
export const enterByQrCode = enterChosen('qr', loginByQrCodeCall, qrLogin.accountChosen.match);

/** The other session was given up: the login that met the conflict is tried once more. */
export const retryWhenAllowed: Epic = (action$) =>
  whenAllowed(action$, action$.pipe(filter(commands.logIn.match))).pipe(
    map(({ tried, allowed }) => commands.logIn(tried.payload, allowed)),
  );

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
