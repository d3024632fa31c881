import { filter, ignoreElements, map, merge, mergeMap, tap, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { seenOn } from './seen';

/** As long as the slide takes. */
const SLIDE_MS = 500;

export const loadForMember = when(auth.loggedIn, () => commands.loadNotices());
export const loadForVisitor: Epic = (...args) =>
  merge(
    when(auth.noSessionFound, () => commands.loadNotices())(...args),
    when(auth.loggedOut, () => commands.loadNotices())(...args),
  );

export const clearHidden: Epic = (action$) =>
  action$.pipe(
    filter(events.noticeDismissed.match),
    mergeMap((hidden) => timer(SLIDE_MS).pipe(map(() => events.noticeCleared(hidden.payload, hidden)))),
  );

export const rememberHidden: Epic = (action$, _state$, { kept }) =>
  action$.pipe(
    filter(events.noticeDismissed.match),
    tap(({ payload }) => seenOn(kept).add(payload.id)),
    ignoreElements(),
  );
