import { notices } from '#src/kernel/shared-events';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as search } from '#features/search/events';
import { events as serviceBar } from '#features/service-bar/events';
import { commands } from './commands';
import { feedbackDraft } from './draft';
import { events } from './events';
import { selectGlobalId, selectInterrupted, selectLog, selectOwn } from './selectors';

export const takeFeedback = when(serviceBar.feedbackWanted, () => commands.openFeedback({}));

export const explainNoData = when(search.nothingReported, ({ text }) =>
  commands.openNoData({ sought: text }),
);

export const findDraft = allOf(
  when(auth.loggedIn, ({ user }, _, { kept }) => {
    const draft = feedbackDraft(kept, user.globalId).read();
    return events.draftFound(draft ? { draft } : {});
  }),
  when(auth.noSessionFound, (_, __, { kept }) => {
    const draft = feedbackDraft(kept, '').read();
    return events.draftFound(draft ? { draft } : {});
  }),
);

/** Where the session was lost while they wrote, the form is there again after the login. */
export const resumeWriting = when(auth.loggedIn, ({ user }, state) =>
  selectInterrupted(state) === user.globalId ? commands.openFeedback({}) : undefined,
);

export const rememberDraft = allOf(
  when(events.draftKept, ({ draft, globalId }, _, { kept }) => feedbackDraft(kept, globalId).keep(draft)),
  when(events.feedbackSent, (_, state, { kept }) => feedbackDraft(kept, selectGlobalId(state)).drop()),
);

export const tellOutcome = allOf(
  when(events.feedbackSent, () => notices.noticeRaised({ type: 'success', text: '操作成功' })),
  // A session that was lost on the way has been told of, and the form comes back with the login.
  when(events.feedbackFailed, (_, state) =>
    selectInterrupted(state) === undefined
      ? notices.noticeRaised({ type: 'error', text: '操作失败' })
      : undefined,
  ),
);

/** Whoever sends it may look at it first. */
export const makeWhatIsSent = when(events.logAttached, ({ isAttached }, state) =>
  isAttached && selectLog(state)?.status === 'offered' ? commands.makeLog() : undefined,
);

export const loadOnEntry = allOf(
  when(navigation.routeEntered, ({ name }) => (name === 'userMessages' ? commands.loadOwn() : undefined)),
  // The page may be on the screen.
  when(events.feedbackSent, (_, state) =>
    selectOwn(state).status === 'none' ? undefined : commands.loadOwn(),
  ),
);
