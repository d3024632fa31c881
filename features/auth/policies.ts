import { filter, ignoreElements, map, merge, mergeMap, tap } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { events as multiLogin } from '#features/multi-login/events';
import { events as notices } from '#features/notices/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsOut, selectPictures } from './selectors';
import { vault } from './vault';

/** The keep-login cookie decides: renew in silence, or log out and ask. */
export const renewOrLeave: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.sessionExpired.match),
    map((event) =>
      vault(ports).keepsLogin()
        ? commands.renewSession(undefined, event)
        : events.loginAbandoned(undefined, event),
    ),
  );

/** With the first opening; they do not change while the page lives. */
export const fetchPictures: Epic = when(events.loginDialogOpened, (_, state) =>
  selectPictures(state) ? undefined : commands.loadPictures(),
);

const failed = (message: string) => events.loginFailed({ problem: { code: codes.loginRefused, message } });

/** A login that waited for the consent of another fails with the application. */
export const failWithApplication: Epic = (...args) =>
  merge(
    when(multiLogin.applicationBlocked, ({ message }) => failed(message))(...args),
    when(multiLogin.applicationCancelled, ({ message }) => failed(message))(...args),
    when(multiLogin.loginDenied, ({ message }) => failed(message))(...args),
    when(multiLogin.applicationFailed, ({ problem }) => events.loginFailed({ problem }))(...args),
  );

const SHOWN_MS = 8_000;
const NOT_KEPT = '浏览器不允许本站保存登录状态，关闭页面后需要重新登录';

export const tellNotKept: Epic = when(events.keepingRejected, () =>
  notices.noticeRaised({ type: 'warning', title: '自动登录未生效', text: NOT_KEPT, durationMs: SHOWN_MS }),
);

export const keepUser: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.loggedIn.match),
    tap(({ payload }) => vault(ports).keepUser(payload.user)),
    ignoreElements(),
  );

export const forgetSecrets: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(events.loggedOut.match),
    tap(() => vault(ports).clear()),
    ignoreElements(),
  );

/** Whoever made room for another leaves at once, not with the next call that is refused. */
export const leaveForApplicant: Epic = when(multiLogin.applicationSettled, ({ option }, state) =>
  option === 'allow' && !selectIsOut(state) ? commands.logOut() : undefined,
);

const LOST = '登录状态已失效，请重新登录';

/**
 * However many answers say so, a session is left once, and why is told once: a call that nobody waits for, or the
 * renewal itself, may be the one that learns it. The stored token is of no more use.
 */
export const leaveLostSession: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(events.loginAbandoned.match),
      map((event) => ({ event, text: LOST })),
    ),
    action$.pipe(
      filter(events.sessionEnded.match),
      map((event) => ({ event, text: event.payload.message || LOST })),
    ),
  ).pipe(
    filter(() => !selectIsOut(state$.value)),
    mergeMap(({ event, text }) => [
      events.loggedOut({ by: 'server' }, event),
      causedBy(notices.noticeRaised({ type: 'error', text, durationMs: SHOWN_MS }), event),
    ]),
  );
