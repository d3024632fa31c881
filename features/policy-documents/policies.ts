import { events as navigation } from '#features/navigation/events';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { LEAST_SIGNS, policyList } from './contract';
import { documentViewFrom } from './document-view';
import { events } from './events';
import { selectComparison, selectDocument, selectHits, selectOverview, selectPrices } from './selectors';

export const loadOverviewOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  name === policyList.route && !selectOverview(state) ? commands.loadOverview() : undefined,
);

/** What stands in no title may stand in a clause; another page of the same list asks for nothing new. */
export const findClausesBesideList = when(events.listRequested, ({ view: { keyword = '' } }, state) => {
  const { keyword: known, status } = selectHits(state);
  const isKnown = known === keyword && status !== 'failed';
  return [...keyword].length < LEAST_SIGNS || isKnown ? undefined : commands.findClauses({ keyword });
});

export const viewOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'policyDetail'
    ? commands.viewDocument({ id: params.policyId ?? '', view: documentViewFrom(query) })
    : undefined,
);

export const loadDocumentWhenNeeded = when(events.documentViewed, ({ id }, state) => {
  const { status, document } = selectDocument(state);
  return document?.row.id === id && status !== 'failed' ? undefined : commands.loadDocument({ id });
});

export const compareWhenNeeded = when(events.documentViewed, ({ id, view: { withId } }, state) => {
  const { query, status } = selectComparison(state);
  const isKnown = query?.id === id && query.withId === withId && status !== 'failed';
  return withId === undefined || isKnown ? undefined : commands.compareDocuments({ id, withId });
});

export const loadPricesOnEntry = when(navigation.routeEntered, ({ name, params, isSameRoute }, state) => {
  const { policyId: id = '' } = params;
  const known = selectPrices(state);
  const isKnown = isSameRoute && known.id === id && known.status !== 'failed';
  return name === 'policyPriceDetail' && !isKnown ? commands.loadPrices({ id }) : undefined;
});

export const keepVisitWhenSeen = when(events.pricesLoaded, ({ prices: { row } }) =>
  commands.keepVisit({ id: row.id }),
);
