import { EMPTY, exhaustMap, filter, map, switchMap, timer, type Observable } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { DEBOUNCE_MS } from '#src/kernel/pace';
import { session } from '#src/kernel/shared-events';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { addFeedbackCall, LOG_MAX_BYTES, ownFeedbackCall, reportFaultCall } from './contract';
import { events } from './events';
import type { ReportLogs } from './report-logs';
import {
  selectGlobalId,
  selectIsFeedbackOpen,
  selectIsNoDataOpen,
  selectIsSending,
  selectLog,
  selectSought,
} from './selectors';

export const openFeedback = when(commands.openFeedback, (payload) => events.feedbackOpened(payload));

/** What is on its way is waited for. */
export const closeFeedback = when(commands.closeFeedback, (_, state) =>
  selectIsFeedbackOpen(state) && !selectIsSending(state) ? events.feedbackClosed() : undefined,
);

/**
 * Whose it is, is known while it is typed: the session may be lost a moment later. What was sent meanwhile is no draft
 * any more.
 */
export const keepDraft: Epic = (action$, state$) =>
  action$.pipe(
    filter((message) => commands.keepDraft.match(message) || events.feedbackSent.match(message)),
    switchMap((message) => {
      if (!commands.keepDraft.match(message)) return EMPTY;
      const kept = { draft: message.payload, globalId: selectGlobalId(state$.value) };
      return timer(DEBOUNCE_MS).pipe(map(() => events.draftKept(kept, message)));
    }),
  );

const srcType = '3' as const;

/** With the log only where the member has said so. */
export const submit = (logs?: ReportLogs) =>
  attempt({
    on: commands.submit,
    overlap: exhaustMap,
    // A visitor's too, who has no session to lose.
    outlivesSession: true,
    work: (feedback, { send }, state): Observable<null> => {
      const body = { ...feedback, srcType };
      if (!logs || !selectLog(state)?.isAttached)
        return ask(send, addFeedbackCall, { body }).pipe(map(() => null));
      return logs
        .take()
        .pipe(switchMap(({ actionLog }) => ask(send, reportFaultCall, { body: { ...body, actionLog } })));
    },
    started: () => events.submitRequested(),
    succeeded: () => events.feedbackSent(),
    failed: (problem) => events.feedbackFailed({ problem }),
  });

/** What the tab remembers stands still while the form is open: it is what led here. */
export const holdLog = (logs?: ReportLogs) =>
  allOf(
    when(events.feedbackOpened, (_, state) => {
      const held = selectGlobalId(state) === '' ? undefined : logs?.hold();
      return held && events.logOffered(held);
    }),
    when(events.feedbackClosed, () => logs?.drop()),
    when(events.feedbackSent, () => logs?.drop()),
    when(session.loggedOut, () => logs?.drop()),
  );

export const makeLog = (logs?: ReportLogs) =>
  attempt({
    on: commands.makeLog,
    overlap: exhaustMap,
    until: (action) => events.feedbackOpened.match(action) || events.feedbackClosed.match(action),
    work: (_, __, state) => (selectLog(state)?.status === 'made' ? undefined : logs?.make(LOG_MAX_BYTES)),
    started: () => events.logRequested(),
    succeeded: (made) => (made ? events.logPrepared(made) : events.logFailed()),
    failed: () => events.logFailed(),
  });

export const attachLog = when(commands.attachLog, (payload, state) =>
  selectLog(state) ? events.logAttached(payload) : undefined,
);

export const openNoData = when(commands.openNoData, (payload) => events.noDataOpened(payload));

export const closeNoData = when(commands.closeNoData, (_, state) =>
  selectIsNoDataOpen(state) ? events.noDataClosed() : undefined,
);

export const askForData = when(commands.askForData, (_, state) =>
  events.feedbackOpened({ words: `需要的数据：${selectSought(state)}` }),
);

export const loadOwn = exchange({
  on: commands.loadOwn,
  overlap: switchMap,
  call: ownFeedbackCall,
  started: () => events.ownRequested(),
  succeeded: ({ feedback }) => events.ownLoaded({ feedback }),
  failed: (problem) => events.ownFailed({ problem }),
});
