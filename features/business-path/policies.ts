import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import type { PathStore } from './epics';

export const loadOnLogin = when(auth.loggedIn, ({ user }) => commands.loadPath({ globalId: user.globalId }));

export const forgetOnLogout = when(auth.loggedOut, () => commands.forgetPath());

/** The store still holds the refused path, which tells whose the next one is to be. */
export const renewRefused =
  (pathStore: PathStore): Epic =>
  (action$) =>
    action$.pipe(
      filter(events.pathRejected.match),
      map((event) => {
        const globalId = pathStore.current()?.globalId;
        return globalId && commands.loadPath({ globalId, afresh: true }, event);
      }),
      filter((command) => typeof command === 'object'),
    );
