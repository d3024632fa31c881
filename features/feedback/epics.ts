import { EMPTY, exhaustMap, filter, map, switchMap, timer } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { DEBOUNCE_MS } from '#src/kernel/pace';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { addFeedbackCall, ownFeedbackCall } from './contract';
import { events } from './events';
import {
  selectGlobalId,
  selectIsFeedbackOpen,
  selectIsNoDataOpen,
  selectIsSending,
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

export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  call: addFeedbackCall,
  request: (feedback) => ({ body: { ...feedback, srcType: '3' as const } }),
  started: () => events.submitRequested(),
  succeeded: () => events.feedbackSent(),
  failed: (problem) => events.feedbackFailed({ problem }),
});

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
