import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { draftStorage } from './contact-draft';
import { detailViewFrom, isSameWish, indexQueryOf } from './detail-view';
import { events } from './events';
import { selectDetail, selectGlobalId } from './selectors';

export const viewOnEntry: Epic = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'projectCostDetail'
    ? commands.viewIndex({ id: params.id ?? '', view: detailViewFrom(query) })
    : undefined,
);

/** Another base month or amount is worked out here; only other figures are asked for. */
export const loadWhenNeeded: Epic = when(events.indexViewed, ({ id, view }, state) => {
  const { wish, status } = selectDetail(state);
  const wanted = indexQueryOf(id, view);
  return isSameWish(wish, wanted) && status !== 'failed' ? undefined : commands.loadIndex(wanted);
});

export const findDraft: Epic = (action$, _state$, { kept }) =>
  action$.pipe(
    filter(auth.loggedIn.match),
    map((event) =>
      events.draftFound({ draft: draftStorage(kept, event.payload.user.globalId).read() }, event),
    ),
  );

export const keepDrafts: Epic = (action$, state$, { kept }) => {
  const storage = () => draftStorage(kept, selectGlobalId(state$.value));
  return merge(
    action$.pipe(
      filter(events.draftKept.match),
      tap(({ payload }) => storage().keep(payload.draft)),
    ),
    action$.pipe(
      filter(events.contactAdded.match),
      tap(() => storage().drop()),
    ),
  ).pipe(ignoreElements());
};
