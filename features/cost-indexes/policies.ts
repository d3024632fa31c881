import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { contactDraft, EMPTY_DRAFT, withoutTelephone } from './contact-draft';
import { detailViewFrom, isSameQuery, indexQueryOf } from './detail-view';
import { events } from './events';
import { selectDetail, selectGlobalId } from './selectors';

export const viewOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'projectCostDetail'
    ? commands.viewIndex({ id: params.id ?? '', view: detailViewFrom(query) })
    : undefined,
);

/** Another base month or amount is worked out here; only other figures are asked for. */
export const loadWhenNeeded = when(events.indexViewed, ({ id, view }, state) => {
  const { query, status } = selectDetail(state);
  const wanted = indexQueryOf(id, view);
  return isSameQuery(query, wanted) && status !== 'failed' ? undefined : commands.loadIndex(wanted);
});

export const findDraft = when(auth.loggedIn, ({ user }, _, { kept }) =>
  events.draftFound({ draft: contactDraft(kept, user.globalId).read() ?? EMPTY_DRAFT }),
);

export const keepDrafts = allOf(
  when(events.draftKept, ({ draft }, state, { kept }) =>
    contactDraft(kept, selectGlobalId(state)).keep(withoutTelephone(draft)),
  ),
  when(events.contactAdded, (_, state, { kept }) => contactDraft(kept, selectGlobalId(state)).drop()),
);
