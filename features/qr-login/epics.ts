import {
  asyncScheduler,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { chosen } from './chosen';
import { commands } from './commands';
import { qrcodeCall, qrConfirmCall, qrScannedCall } from './contract';
import { events } from './events';
import { followCode } from './follow-code';
import type { Listen } from './push-port';
import { selectAccounts, selectIsChoosing, selectRequest } from './selectors';

/** exhaustMap: the first answer counts. */
export const answerDevice = exchange({
  on: commands.answerDevice,
  overlap: exhaustMap,
  call: qrConfirmCall,
  request: ({ agree }, state) => ({ body: { uuid: selectRequest(state).uuid, agree } }),
  read: () => undefined,
  started: ({ agree }) => events.answerSent({ agree }),
  succeeded: (_, { agree }) => events.answerTaken({ agree }),
  failed: (problem) => events.answerFailed({ problem }),
});

/** Only while the choice stands: a second click on 进入 enters nothing. */
export const chooseAccount = when(commands.chooseAccount, ({ globalId }, state) => {
  const account = selectIsChoosing(state) && selectAccounts(state).find((one) => one.globalId === globalId);
  return account ? chosen(account) : undefined;
});

/** switchMap: the code scanned last is the one that counts. */
export const reviewDevice = exchange({
  on: commands.reviewDevice,
  overlap: switchMap,
  call: qrScannedCall,
  request: ({ uuid }) => ({ body: { uuid } }),
  started: ({ uuid }) => events.requestOpened({ uuid }),
  succeeded: (request) => events.requestShown({ request }),
  failed: (problem) => events.requestFailed({ problem }),
});

const REFRESH_MS = 3_000;

/** A code, and what becomes of it. Its uuid, its channel and the pushed token live in this stream alone. */
const code$ = (listen: Listen, ports: Ports): Observable<DomainEvent> =>
  concat(
    of(events.codeAsked()),
    ask(ports.send, qrcodeCall, { body: {}, session: 'none' }).pipe(
      switchMap(({ qrCode, uuid }) =>
        concat(of(events.codeShown({ image: qrCode })), followCode(uuid, { listen, send: ports.send })),
      ),
      ifFailed((problem) => events.codeFailed({ problem })),
    ),
  );

const isOver = (action: unknown) => commands.leaveCode.match(action) || auth.loggedIn.match(action);

/**
 * switchMap: the newest wish ends whatever was on its way, the channel included.
 *
 *   clicks   s---r-r--------l     s = show, r = refresh, l = leave
 *   code     a------(3 s)a--
 */
export const watchCode =
  (listen: Listen): Epic =>
  (action$, _state$, ports) =>
    action$.pipe(
      filter(
        (action) => commands.showCode.match(action) || commands.refreshCode.match(action) || isOver(action),
      ),
      switchMap((action) => {
        const refreshed$ = () =>
          // A debounce that leaving cancels, too.
          timer(REFRESH_MS, asyncScheduler).pipe(switchMap(() => code$(listen, ports)));
        const outcome$ = commands.showCode.match(action)
          ? code$(listen, ports)
          : commands.refreshCode.match(action)
            ? concat(of(events.refreshAsked()), refreshed$())
            : commands.leaveCode.match(action)
              ? of(events.codeLeft())
              : EMPTY;
        return outcome$.pipe(map((event) => causedBy(event, action)));
      }),
    );
