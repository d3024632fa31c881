import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { allOf, when } from '#src/kernel/when';
import { collectDraft, EMPTY_DRAFT } from './collect-draft';
import { commands } from './commands';
import { events } from './events';
import { lineViewFrom } from './line-view';
import { selectCollect, selectLine, selectPlaces } from './selectors';

export const viewOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'laborSubcontractingPriceLine'
    ? commands.viewLine({ id: params.id ?? '', view: lineViewFrom(query) })
    : undefined,
);

export const loadLineWhenNeeded = when(events.lineViewed, ({ id }, state) => {
  const { status, trend } = selectLine(state);
  return trend?.row.id === id && status !== 'failed' ? undefined : commands.loadLine({ id });
});

/** Another month is asked for; the same one is there. */
export const loadPlacesWhenNeeded = when(events.lineViewed, ({ id, view: { period } }, state) => {
  const { query, status } = selectPlaces(state);
  const isKnown = query?.id === id && query.period === period && status !== 'failed';
  return isKnown ? undefined : commands.loadPlaces({ id, ...(period !== undefined && { period }) });
});

/** The list offers what the member may. */
export const checkRightOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  name === 'laborSubcontractingList' && !selectCollect(state).right ? commands.checkRight() : undefined,
);

export const findDraft = when(auth.loggedIn, ({ user }, _, { kept }) =>
  events.draftFound({ draft: collectDraft(kept, user.globalId).read() ?? EMPTY_DRAFT }),
);

export const keepDrafts = allOf(
  when(events.draftKept, ({ draft }, state, { kept }) =>
    collectDraft(kept, selectCollect(state).globalId).keep(draft),
  ),
  when(events.priceSubmitted, (_, state, { kept }) =>
    collectDraft(kept, selectCollect(state).globalId).drop(),
  ),
);

export const showSubmitted = when(events.priceSubmitted, () => commands.loadSubmissions());
