import { filter, map, mergeMap, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { seenOn } from './epics';

/** As long as the slide takes. */
const SLIDE_MS = 500;

export const loadForMember = when(auth.loggedIn, () => commands.loadNotices());
export const loadForVisitor = allOf(
  when(auth.noSessionFound, () => commands.loadNotices()),
  when(auth.loggedOut, () => commands.loadNotices()),
);

export const clearHidden: Epic = (action$) =>
  action$.pipe(
    filter(events.noticeDismissed.match),
    mergeMap((hidden) => timer(SLIDE_MS).pipe(map(() => events.noticeCleared(hidden.payload, hidden)))),
  );

export const rememberHidden = when(events.noticeDismissed, ({ id }, _, { kept }) => seenOn(kept).add(id));
