import { filter, from, map, merge, mergeMap, switchMap, timer } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { KeyValueStore } from '#src/kernel/ports';
import { commands } from './commands';
import { MOST_CURRENT, notificationCall } from './contract';
import { events } from './events';
import { selectGlobalId, selectShown, selectStands } from './selectors';

const KEY = 'systemNoticesSeen';
const MOST_AT_ONCE = 3;

/** Notices that were read on this browser are not shown again. */
export const seenOn = (kept: KeyValueStore) => {
  const all = (): readonly string[] => kept.get(KEY)?.split(',') ?? [];
  return {
    has: (id: string): boolean => all().includes(id),
    add: (id: string): void => {
      if (!all().includes(id)) kept.set(KEY, [...all(), id].slice(-MOST_CURRENT).join(','));
    },
  };
};

/** By hand, or by its time. */
export const hideNotice: Epic = (action$, state$) => {
  const byHand$ = action$.pipe(
    filter(commands.hideNotice.match),
    map(({ payload }) => payload.id),
  );
  const byTime$ = action$.pipe(
    filter(events.noticesLoaded.match),
    mergeMap(({ payload }) => from(payload.notices)),
    filter(({ autoClose }) => autoClose),
    mergeMap(({ id, duration }) => timer(duration).pipe(map(() => id))),
  );
  return merge(byHand$, byTime$).pipe(
    filter((id) => selectStands(state$.value, id)),
    map((id) => events.noticeDismissed({ id })),
  );
};

export const loadNotices = attempt({
  on: commands.loadNotices,
  overlap: switchMap,
  work: (_, { send, kept }, state) =>
    ask(send, notificationCall, { query: { globalId: selectGlobalId(state) } }).pipe(
      map((notices) => {
        const seen = seenOn(kept);
        return notices.filter(({ id }) => !seen.has(id)).slice(0, MOST_AT_ONCE);
      }),
    ),
  succeeded: (unseen, _, state) => {
    const shown = new Set(selectShown(state).map(({ id }) => id));
    return events.noticesLoaded({ notices: unseen.filter(({ id }) => !shown.has(id)) });
  },
  failed: (problem) => events.noticesFailed({ problem }),
});
