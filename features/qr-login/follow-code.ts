import {
  catchError,
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  of,
  takeWhile,
  throwError,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ContractBroken, describeIssues } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import type { DomainEvent } from '#src/kernel/messages';
import { CallRefused, type Send } from '#src/kernel/send';
import * as z from 'zod/mini';
import { accountsIn } from './accounts';
import {
  customersCall,
  PUSH_PATH,
  pushMessage,
  pushStatus,
  qrcodeStatusCall,
  type PushMessage,
} from './contract';
import { events } from './events';
import type { Listen } from './push-port';

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
export const followCode = (uuid: string, { listen, send }: Ways): Observable<DomainEvent> =>
  concat(listen(channel$(uuid, send)).pipe(map(readMessage)), of(lastWord)).pipe(
    distinctUntilChanged((before, now) => before.status === now.status),
    takeWhile(({ status }) => status === pushStatus.waiting || status === pushStatus.scanned, true),
    concatMap((message) => told$(message, send)),
  );
