import { prompts as raised } from '#src/kernel/shared-events';
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  mergeMap,
  of,
  switchMap,
  take,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { problemOf } from '#src/kernel/send';
import { events as prompts } from '#features/prompts/events';
import { commands } from '../commands';
import { loginByTokenCall } from '../contract';
import { events } from '../events';
import { loginResult, type LoginResult } from '../login-result';
import { vault } from '../vault';
import { arrived$ } from './enter';
import { resumed$ } from './session';

const PROMPT = 'auth.change-account';
const CHANGE = 'change';

const change = raised.promptRaised({
  id: PROMPT,
  title: '是否切换账号',
  text: '打开的链接带有登录信息，而您已经登录。切换后，当前账号将退出。',
  buttons: [
    { key: CHANGE, label: '使用链接中的账号', isMain: true },
    { key: 'stay', label: '继续使用当前账号' },
  ],
});

const exchanged$ = (ports: Ports, accessToken: string): Observable<LoginResult> =>
  ports
    .send({ ...requestOf(loginByTokenCall, { body: { accessToken } }), session: 'none', quiet: true })
    .pipe(
      map((reply) => loginResult(reply.data, reply)),
      tap((result) => vault(ports).store(result, false)),
    );

const loggedIn$ = (ports: Ports, result: LoginResult): Observable<Message> =>
  arrived$(ports, result, { way: 'token', username: '' });

const refused = (error: unknown) => events.tokenRejected({ problem: problemOf(error) });

/** A refused token leaves the visitor at home. */
const enter$ = (ports: Ports, accessToken: string): Observable<Message> =>
  exchanged$(ports, accessToken).pipe(
    switchMap((result) => loggedIn$(ports, result)),
    catchError((error: unknown) => {
      vault(ports).clear();
      return of(refused(error), events.noSessionFound());
    }),
  );

/** The page begins anew with the new member, so that two never mix on it. */
const changed$ = (ports: Ports, accessToken: string): Observable<Message> => {
  const begin$ = defer(() => {
    ports.page.reload();
    return EMPTY;
  });
  return exchanged$(ports, accessToken).pipe(
    // The page that begins anew reads the member again.
    switchMap((result) => concat(loggedIn$(ports, result).pipe(take(1)), begin$)),
    catchError((error: unknown) => of(refused(error))),
  );
};

/** Nobody is changed into somebody else without being asked. */
const changeWhenAgreed$ = (
  action$: Observable<Message>,
  ports: Ports,
  accessToken: string,
): Observable<Message> =>
  concat(
    of(change),
    action$.pipe(
      filter(prompts.promptAnswered.match),
      filter(({ payload }) => payload.id === PROMPT),
      take(1),
      takeUntil(action$.pipe(filter(events.loggedOut.match))),
      filter(({ payload }) => payload.key === CHANGE),
      switchMap(() => changed$(ports, accessToken)),
    ),
  );

/** A token that came in the address. */
export const logInByToken: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.logInByToken.match),
    exhaustMap((command) => {
      const { accessToken } = command.payload;
      const outcome$ = vault(ports).accessToken()
        ? resumed$(ports).pipe(
            mergeMap((event): Observable<Message> => {
              if (events.noSessionFound.match(event)) return enter$(ports, accessToken);
              return events.loggedIn.match(event)
                ? concat(of(event), changeWhenAgreed$(action$, ports, accessToken))
                : of(event);
            }),
          )
        : enter$(ports, accessToken);
      return outcome$.pipe(map((event) => causedBy(event, command)));
    }),
  );
