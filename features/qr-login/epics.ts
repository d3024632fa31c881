import {
  asyncScheduler,
  catchError,
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  switchMap,
  takeWhile,
  throwError,
  timer,
  type Observable,
} from 'rxjs';
import * as z from 'zod/mini';
import { ask, exchange } from '#src/calls/exchange';
import { ContractBroken, describeIssues } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { CallRefused, type Send } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { accountsIn, type QrAccount } from './accounts';
import { commands } from './commands';
import {
  customersCall,
  PUSH_PATH,
  pushMessage,
  pushStatus,
  qrcodeCall,
  qrcodeStatusCall,
  qrConfirmCall,
  qrScannedCall,
  type PushMessage,
} from './contract';
import { events } from './events';
import { selectAccounts, selectIsChoosing, selectRequest } from './selectors';

export const chosen = ({ globalId, userName, typeName, hasRights }: QrAccount) =>
  events.accountChosen({ globalId, userName, kind: typeName, hasRights });

/**
 * What a WebSocket pushes, parsed. A lost connection is opened again at the next path that `path$` gives: it is
 * subscribed anew for each connection. Completes when `path$` ends without a path, fails when connecting keeps failing
 * or `path$` does. Unsubscribing closes the connection.
 */
export type Listen = (path$: Observable<string>) => Observable<unknown>;

interface Ways {
  readonly listen: Listen;
  readonly send: Send;
}

const NO_ACCOUNT = '没有可以登录的账号';
const readMessage = (pushed: unknown): PushMessage => {
  const { success, data, error } = z.safeParse(pushMessage, pushed);
  if (success) return data;
  throw new ContractBroken(PUSH_PATH, describeIssues(error));
};
const lastWord: PushMessage = { status: pushStatus.expired, user: null, token: null };

/** Every connection needs a channel of its own. None is given for a code that is over. */
const channel$ = (uuid: string, send: Send): Observable<string> =>
  defer(() => ask(send, qrcodeStatusCall, { query: { uuid }, session: 'none' })).pipe(
    map(({ sessionId }) => PUSH_PATH.replace(':sessionId', encodeURIComponent(sessionId))),
    catchError((error: unknown) =>
      error instanceof CallRefused && error.reply.statusCode === codes.notFound
        ? EMPTY
        : throwError(() => error),
    ),
  );

/** The token is good for this one call. */
const accounts$ = ({ user, token }: PushMessage, send: Send): Observable<DomainEvent> =>
  ask(send, customersCall, {
    query: { mobile: user ?? '', token: token ?? '' },
    session: 'none',
  }).pipe(
    map((customers) => {
      const found = accountsIn(customers);
      return found.accounts.length > 0
        ? events.accountsFound(found)
        : events.codeFailed({ problem: { code: codes.loginRefused, message: NO_ACCOUNT } });
    }),
    catchError((error: unknown) =>
      error instanceof CallRefused ? of(events.codeExpired()) : throwError(() => error),
    ),
  );

const told$ = (message: PushMessage, send: Send): Observable<DomainEvent> => {
  switch (message.status) {
    case pushStatus.waiting:
      return EMPTY;
    case pushStatus.scanned:
      return of(events.codeScanned());
    case pushStatus.confirmed:
      return concat(of(events.codeConfirmed()), accounts$(message, send));
    case pushStatus.expired:
      return of(events.codeExpired());
  }
};

/**
 * What becomes of a code that is shown; fails when the network does. takeWhile closes the channel with its last word,
 * 2 or -1; a channel that cannot be had again means that the code is over.
 *
 *   listen   0--1--1--2        the second 1 is a beat
 *   out      ---s-----(ca)     s = scanned, c = confirmed, a = accounts found
 */
const followCode = (uuid: string, { listen, send }: Ways): Observable<DomainEvent> =>
  concat(listen(channel$(uuid, send)).pipe(map(readMessage)), of(lastWord)).pipe(
    distinctUntilChanged((before, now) => before.status === now.status),
    takeWhile(({ status }) => status === pushStatus.waiting || status === pushStatus.scanned, true),
    concatMap((message) => told$(message, send)),
  );

/** exhaustMap: the first answer counts. */
export const answerDevice = exchange({
  on: commands.answerDevice,
  overlap: exhaustMap,
  call: qrConfirmCall,
  request: ({ agree }, state) => ({ body: { uuid: selectRequest(state).uuid, agree } }),
  read: () => undefined,
  // Another device asks by now, and is to be answered for itself.
  until: events.requestOpened.match,
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
    of(events.codeRequested()),
    ask(ports.send, qrcodeCall, { body: {}, session: 'none' }).pipe(
      switchMap(({ qrCode, uuid }) =>
        concat(of(events.codeShown({ image: qrCode })), followCode(uuid, { listen, send: ports.send })),
      ),
      ifFailed((problem) => events.codeFailed({ problem })),
    ),
  );

const isOver = (action: unknown) => commands.leaveCode.match(action) || auth.loggedIn.match(action);

/**
 * switchMap: the newest request ends whatever was on its way, the channel included.
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
            ? concat(of(events.refreshRequested()), refreshed$())
            : commands.leaveCode.match(action)
              ? of(events.codeLeft())
              : EMPTY;
        return outcome$.pipe(map((event) => causedBy(event, action)));
      }),
    );
