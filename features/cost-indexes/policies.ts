import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { draftStorage } from './contact-draft';
import { detailViewFrom, isSameWish, indexQueryOf } from './detail-view';
import { events } from './events';
import { selectDetail, selectGlobalId } from './selectors';

export const viewOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'projectCostDetail'
    ? commands.viewIndex({ id: params.id ?? '', view: detailViewFrom(query) })
    : undefined,
);

/** Another base month or amount is worked out here; only other figures are asked for. */
export const loadWhenNeeded = when(events.indexViewed, ({ id, view }, state) => {
  const { wish, status } = selectDetail(state);
  const wanted = indexQueryOf(id, view);
  return isSameWish(wish, wanted) && status !== 'failed' ? undefined : commands.loadIndex(wanted);
});

export const findDraft = when(auth.loggedIn, ({ user }, _, { kept }) =>
  events.draftFound({ draft: draftStorage(kept, user.globalId).read() }),
);

export const keepDrafts = allOf(
  when(events.draftKept, ({ draft }, state, { kept }) =>
    draftStorage(kept, selectGlobalId(state)).keep(draft),
  ),
  when(events.contactAdded, (_, state, { kept }) => draftStorage(kept, selectGlobalId(state)).drop()),
);
