import { notices } from '#src/kernel/shared-events';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { selectOwner } from './selectors';

export const checkOnConflict = when(auth.loginConflicted, (account) => commands.checkApplications(account));

const SHOWN_MS = 8_000;

/** Heard by the answer and by the stream; once the owner has left, it is no news. */
export const tellOwnerLeft = when(events.applicationSettled, ({ option }, state) =>
  option === 'allow' && selectOwner(state)
    ? notices.noticeRaised({
        type: 'info',
        text: '您已同意对方登录，本次登录已退出',
        durationMs: SHOWN_MS,
      })
    : undefined,
);
