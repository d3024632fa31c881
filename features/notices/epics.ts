import { delay, filter, map, merge, mergeMap, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from './commands';
import { events } from './events';
import { selectNotices } from './selectors';

const SHOWN_MS = 5_000;

export const dismiss: Epic = (action$, state$) => {
  const byHand$ = action$.pipe(
    filter(commands.dismiss.match),
    map(({ payload }) => payload),
  );
  const byTime$ = action$.pipe(
    filter(events.noticeRaised.match),
    // The reducer gave it its number; one that repeats a shown notice has none of its own.
    map(({ payload: { text, type } }) =>
      selectNotices(state$.value).find((notice) => notice.text === text && notice.type === type),
    ),
    filter((notice) => notice !== undefined),
    mergeMap(({ id, durationMs = SHOWN_MS }) => of({ id }).pipe(delay(durationMs))),
  );
  return merge(byHand$, byTime$).pipe(
    filter(({ id }) => selectNotices(state$.value).some((notice) => notice.id === id)),
    map((which) => events.noticeDismissed(which)),
  );
};
