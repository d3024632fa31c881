import { filter, from, map, merge, mergeMap, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectStands } from '../selectors';

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
