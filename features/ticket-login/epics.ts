import {
  concat,
  concatMap,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  switchMap,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { requestOf } from '#src/contract/call';
import { attempt, ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { addBusinessCall, loginByTicketCall, signOnTicketCall } from './contract';
import { events } from './events';

/** What this slice needs of the world outside the portal's own gateway. */
export interface Outside {
  /** A ticket for whoever the account service knows in this browser; undefined for nobody. Absent: no such service. */
  readonly ticket$?: Observable<string | undefined>;
  /** The one way into a session: sends the call, keeps the secrets, tells how it went. Belongs to whoever keeps sessions. */
  readonly enter: (request: ApiRequest) => Observable<DomainEvent>;
  readonly hasToken: () => boolean;
  /** Loads the address as a picture nobody sees. */
  readonly beacon: (url: string) => void;
  /** Picture of the account provider. Absent: nobody is told of logins. */
  readonly signOnImage?: string | undefined;
  /** Where the portal itself is, without a hash. */
  readonly portalUrl: string;
}

/** The login stands, whether or not the product it came from is on record. */
export const addBusiness = exchange({
  on: commands.addBusiness,
  overlap: exhaustMap,
  call: addBusinessCall,
  request: (body) => ({ body }),
  succeeded: ({ firstTrial }, { source }) => events.businessAdded({ source, firstTrial }),
  failed: (problem) => events.businessFailed({ problem }),
});

const addressOf = (
  image: string,
  portalUrl: string,
  asked: { readonly action: 'login' | 'logout'; readonly path: string; readonly token?: string },
): string => {
  const url = new URL(image, portalUrl);
  url.searchParams.set('action', asked.action);
  if (asked.token !== undefined) url.searchParams.set('token', asked.token);
  url.searchParams.set('returnTo', `${portalUrl}#${asked.path}`);
  return url.href;
};

/**
 * A login carries a ticket of one use, never the session's own token: addresses end in logs. At a logout there is
 * nobody left to ask one for; the provider knows its own cookie.
 * concatMap: the provider hears of logins and logouts in their order.
 */
export const announceSignOn = ({ beacon, signOnImage, portalUrl }: Outside): Epic =>
  attempt({
    on: commands.announceSignOn,
    overlap: concatMap,
    outlivesSession: true,
    work: ({ action }, { send, address }) => {
      if (!signOnImage) return undefined;
      const token$: Observable<{ readonly token?: string }> =
        action === 'login'
          ? ask(send, signOnTicketCall, { body: {} }).pipe(map(({ ticket }) => ({ token: ticket })))
          : of({});
      return token$.pipe(
        tap((more) =>
          beacon(addressOf(signOnImage, portalUrl, { action, path: address.current(), ...more })),
        ),
      );
    },
    succeeded: (_, { action }) => events.signOnAnnounced({ action }),
    failed: (problem) => events.signOnFailed({ problem }),
  });

/** exhaustMap: a ticket is good once. A member who logs in by hand meanwhile is not overtaken. */
export const logInByTicket =
  ({ ticket$, enter, hasToken }: Outside): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.logInByTicket.match),
      exhaustMap((command) => {
        if (!ticket$ || hasToken()) return EMPTY;
        const entered$ = (ticket: string) =>
          concat(
            of(events.ticketLoaded()),
            defer(() => enter(requestOf(loginByTicketCall, { body: { ticket } }))),
          );
        const asked$: Observable<{ readonly ticket: string | undefined } | DomainEvent> = ticket$.pipe(
          map((ticket) => ({ ticket })),
          ifFailed((problem) => events.ticketFailed({ problem })),
          takeUntil(action$.pipe(filter(auth.loginRequested.match))),
        );
        return concat(
          of(events.ticketRequested()),
          asked$.pipe(
            switchMap((told) => {
              if ('type' in told) return of(told);
              return told.ticket === undefined ? of(events.nobodyFound()) : entered$(told.ticket);
            }),
          ),
        ).pipe(map((event) => causedBy(event, command)));
      }),
    );
