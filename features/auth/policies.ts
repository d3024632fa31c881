import { concat, exhaustMap, filter, map, merge, NEVER, of, takeUntil } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { notices } from '#src/kernel/shared-events';
import { codes, SESSION_OVER } from '#src/contract/codes';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events as multiLogin } from '#features/multi-login/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsOut, selectPictures, selectWay } from './selectors';
import { vault } from './vault';

/** The keep-login cookie decides: renew in silence, or log out and ask. */
export const renewOrLeave = when(events.sessionExpired, (_payload, _state, ports) =>
  vault(ports).keepsLogin() ? commands.renewSession() : events.loginAbandoned(),
);

/** With the first opening; they do not change while the page lives. */
export const fetchPictures = when(events.loginDialogOpened, (_, state) =>
  selectPictures(state) ? undefined : commands.loadPictures(),
);

const failed = (message: string, state: RootState) =>
  events.loginFailed({ problem: { code: codes.loginRefused, message }, way: selectWay(state) });

/** A login that waited for the consent of another fails with the application. */
export const failWithApplication = allOf(
  when(multiLogin.applicationBlocked, ({ message }, state) => failed(message, state)),
  when(multiLogin.applicationCancelled, ({ message }, state) => failed(message, state)),
  when(multiLogin.loginDenied, ({ message }, state) => failed(message, state)),
  when(multiLogin.applicationFailed, ({ problem }, state) =>
    events.loginFailed({ problem, way: selectWay(state) }),
  ),
);

const SHOWN_MS = 8_000;
const NOT_KEPT = '浏览器不允许本站保存登录状态，关闭页面后需要重新登录';

export const tellNotKept = when(events.keepingRejected, () =>
  notices.noticeRaised({ type: 'warning', title: '自动登录未生效', text: NOT_KEPT, durationMs: SHOWN_MS }),
);

export const keepUser = when(events.loggedIn, ({ user }, _, ports) => vault(ports).keepUser(user));
/**
 * Whoever leaves, leaves in every tab. A session that the server ended takes no other with it; where another tab keeps
 * one, this tab begins anew with that, as every new tab does: nothing may be asked in its name on the page that was left.
 */
export const forgetSecrets = when(events.loggedOut, ({ by }, _state, ports) => {
  const secrets = vault(ports);
  if (by !== 'server') return void secrets.clear();
  secrets.clearLost();
  if (secrets.accessToken() !== undefined) ports.page.reload();
});

/** A member who lets an applicant in is logged out at once, not with the next call that is refused. */
export const leaveForApplicant = when(multiLogin.applicationSettled, ({ option }, state) =>
  option === 'allow' && !selectIsOut(state) ? commands.logOut() : undefined,
);

/**
 * However many answers say so, in one turn as well, a session is left once, and why is told once: a call that nobody
 * waits for, or the renewal itself, may be the one that learns it. The stored token is of no more use.
 */
export const leaveLostSession: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(events.loginAbandoned.match),
      map((cause) => ({ cause, text: SESSION_OVER })),
    ),
    action$.pipe(
      filter(events.sessionEnded.match),
      map((cause) => ({ cause, text: cause.payload.message || SESSION_OVER })),
    ),
  ).pipe(
    filter(() => !selectIsOut(state$.value)),
    exhaustMap(({ cause, text }) =>
      concat(
        of<readonly Message[]>(
          events.loggedOut({ by: 'server' }, cause),
          notices.noticeRaised({ type: 'error', text, durationMs: SHOWN_MS }, cause),
        ),
        NEVER,
      ).pipe(takeUntil(action$.pipe(filter(events.loggedOut.match)))),
    ),
  );
