import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsInternal, selectTopics } from './selectors';

/** The list is asked only where the account itself says that it is internal. */
export const checkMember = allOf(
  when(auth.loggedIn, ({ user }) => (user.isInternal ? commands.checkAccount() : undefined)),
  when(auth.userReloaded, ({ user }, state) =>
    user.isInternal && !selectIsInternal(state) ? commands.checkAccount() : undefined,
  ),
);

export const loadWithPanel = when(events.panelOpened, (_, state) =>
  selectTopics(state) ? undefined : commands.loadTopics(),
);

/** A new topic enters the list, and one that was continued goes to its top. */
export const loadAfterAnswer = when(events.answerCompleted, () => commands.loadTopics());
