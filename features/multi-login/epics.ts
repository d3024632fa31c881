import {
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import * as z from 'zod/mini';
import { ask, exchange, polling } from '#src/calls/exchange';
import { requestOf } from '#src/contract/call';
import { attempt, ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { ApiRequest, Send } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import {
  application,
  applyCall,
  cancelApplyCall,
  checkApplyCall,
  feedbackCall,
  loginStreamCall,
  settlement,
  standingCall,
  type AccountRef,
} from './contract';
import { events } from './events';
import { CANCELLED, isOver, OTHER_APPLIES, outcomeOf } from './outcome';
import { selectApplicant, selectApplication, selectOwner, selectWanted } from './selectors';

/** Logging in does not wait for a login. */
const asApplicant = ({ globalId, username }: AccountRef) => ({
  query: { username },
  session: 'none' as const,
  headers: { globalId },
});

/** An answer that came after somebody else's is not an error: what stands is what is shown. */
export const answerApplication = attempt({
  on: commands.answerApplication,
  overlap: exhaustMap,
  work: ({ option }, { send }, state) => {
    const application = selectApplication(state);
    const owner = selectOwner(state);
    if (!application || !owner) return undefined;
    const { id } = application;
    const { username, globalId } = owner;
    return ask(send, feedbackCall, { query: { option, username, id }, headers: { globalId } }).pipe(
      map((standing) => ({ id, option: standing.option === 'waiting' ? 'timeout' : standing.option })),
    );
  },
  // What is settled needs no answer, and the next application its own.
  until: events.applicationSettled.match,
  started: () => events.answerRequested(),
  succeeded: (settlement) => events.applicationSettled(settlement),
  failed: (problem) => events.answerFailed({ problem }),
});

export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  call: applyCall,
  request: (_, state) => {
    const wanted = selectWanted(state);
    return wanted?.status === 'offered' ? asApplicant(wanted) : undefined;
  },
  until: isOver,
  started: () => events.applyingRequested(),
  succeeded: ({ remainingMs }) => events.applicationSent({ remainingMs }),
  failed: (problem) => events.applicationFailed({ problem }),
});

const ASK_EVERY_MS = 2_000;
/** Later than the server's own end, which is the better news. */
const GRACE_MS = 6_000;

/** Asks until it is known; nobody is left waiting for ever. */
export const awaitOutcome = attempt({
  on: events.applicationSent,
  overlap: switchMap,
  outlivesSession: true,
  work: ({ remainingMs }, { send }, state) => {
    const wanted = selectWanted(state);
    if (!wanted) return undefined;
    const told$ = timer(ASK_EVERY_MS, ASK_EVERY_MS).pipe(
      polling(() => ask(send, standingCall, asApplicant(wanted))),
      map((standing) => outcomeOf(standing, wanted)),
    );
    const untold$ = timer(remainingMs + GRACE_MS).pipe(map(() => outcomeOf({ option: 'timeout' }, wanted)));
    return merge(told$, untold$).pipe(
      filter((outcome) => outcome !== undefined),
      take(1),
    );
  },
  until: (action) => isOver(action) || auth.loggedIn.match(action),
  succeeded: (outcome) => outcome,
  failed: () => undefined,
});

/** The server's word counts: where the answer was faster than the cancelling, it is the outcome here, too. */
export const cancelApplication = attempt({
  on: commands.cancelApplication,
  overlap: exhaustMap,
  outlivesSession: true,
  work: (_, { send }, state) => {
    const wanted = selectWanted(state);
    if (!wanted) return undefined;
    if (wanted.status === 'checking' || wanted.status === 'offered') return of(undefined);
    return ask(send, cancelApplyCall, asApplicant(wanted)).pipe(
      map((standing) => outcomeOf(standing, wanted)),
    );
  },
  until: isOver,
  succeeded: (outcome) => outcome ?? events.applicationCancelled({ message: CANCELLED }),
  failed: (problem) => events.cancelFailed({ problem }),
});

export const checkApplications = exchange({
  on: commands.checkApplications,
  overlap: switchMap,
  call: checkApplyCall,
  request: ({ globalId }) => ({ session: 'none', headers: { globalId } }),
  started: (account) => events.checkRequested(account),
  succeeded: (isOther) =>
    isOther ? events.applicationBlocked({ message: OTHER_APPLIES }) : events.applicationOffered(),
  failed: (problem) => events.applicationFailed({ problem }),
});

export const dismissResult = when(commands.dismissResult, (_, state) =>
  selectApplicant(state).status === 'ended' ? events.resultDismissed() : undefined,
);

/** Opens an event stream and keeps it open; errors only when the server refuses it in words. */
export type Listen = (
  send: Send,
  request: ApiRequest,
) => Observable<{ readonly event: string; readonly data: string }>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Events of a later server, or spoiled ones, are passed over. */
const factOf = ({
  event,
  data,
}: {
  readonly event: string;
  readonly data: string;
}): DomainEvent | undefined => {
  if (event === 'gap') return events.newsFailed();
  if (event === 'applied') {
    const read = z.safeParse(application, parsed(data));
    // Told again after a loss, one may be over already.
    if (read.success && read.data.remainingMs > 0)
      return events.applicationReceived({ application: read.data });
  }
  if (event === 'settled') {
    const read = z.safeParse(settlement, parsed(data));
    if (read.success) return events.applicationSettled(read.data);
  }
  return undefined;
};

/** For as long as a member is logged in. */
export const hearApplications =
  (listen: Listen): Epic =>
  (action$, _state$, { send }) =>
    merge(action$.pipe(filter(auth.loggedIn.match)), action$.pipe(filter(auth.loggedOut.match))).pipe(
      switchMap((heard) => {
        if (!auth.loggedIn.match(heard)) return EMPTY;
        const { globalId } = heard.payload.user;
        return listen(send, { ...requestOf(loginStreamCall), headers: { globalId }, quiet: true }).pipe(
          map(factOf),
          filter((fact) => fact !== undefined),
          ifFailed((problem) => events.streamRejected({ problem })),
          map((fact) => causedBy(fact, heard)),
        );
      }),
    );

/** No answer is a denial: the dialog leaves when the time is over, whatever the line does. */
export const closeUnanswered: Epic = (action$) =>
  action$.pipe(
    filter(events.applicationReceived.match),
    // Told again to a tab that joined late, it has no more time than before.
    distinctUntilChanged((one, other) => one.payload.application.id === other.payload.application.id),
    switchMap((received) => {
      const { id, remainingMs } = received.payload.application;
      return timer(remainingMs).pipe(
        map(() => events.applicationSettled({ id, option: 'timeout' }, received)),
        takeUntil(
          action$.pipe(
            filter(
              (action) =>
                (events.applicationSettled.match(action) && action.payload.id === id) ||
                auth.loggedOut.match(action),
            ),
          ),
        ),
      );
    }),
  );
