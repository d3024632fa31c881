import { exhaustMap, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { findClausesCall, overviewCall } from './contract';
import { compareCall, documentCall } from './contract-document';
import { keepVisitCall, priceDocumentCall } from './contract-prices';
import { documentPath } from './document-view';
import { events } from './events';
import { selectDocument } from './selectors';

export const loadOverview = exchange({
  on: commands.loadOverview,
  overlap: exhaustMap,
  call: overviewCall,
  succeeded: (overview) => events.overviewLoaded({ overview }),
  failed: (problem) => events.overviewFailed({ problem }),
});

export const findClauses = exchange({
  on: commands.findClauses,
  overlap: switchMap,
  call: findClausesCall,
  request: (query) => ({ query }),
  started: (query) => events.clausesRequested(query),
  succeeded: (hits) => events.clausesFound({ hits }),
  failed: (problem) => events.clausesFailed({ problem }),
});

export const viewDocument = when(commands.viewDocument, (payload) => events.documentViewed(payload));

/** The address is the one place that knows what is compared; choosing it is going somewhere. */
export const chooseComparison = when(commands.chooseComparison, ({ withId }, state, { address }) => {
  address.go(documentPath(selectDocument(state).id, withId === undefined ? {} : { withId }));
});

export const loadDocument = exchange({
  on: commands.loadDocument,
  overlap: switchMap,
  call: documentCall,
  request: ({ id }) => ({ query: { policyId: id } }),
  started: (query) => events.documentRequested(query),
  succeeded: (document) => events.documentLoaded({ document }),
  failed: (problem) => events.documentFailed({ problem }),
});

export const compareDocuments = exchange({
  on: commands.compareDocuments,
  overlap: switchMap,
  call: compareCall,
  request: ({ id, withId }) => ({ query: { policyId: id, withId } }),
  started: (query) => events.comparisonRequested(query),
  succeeded: (comparison, query) => events.documentsCompared({ query, comparison }),
  failed: (problem, query) => events.comparisonFailed({ query, problem }),
});

export const loadPrices = exchange({
  on: commands.loadPrices,
  overlap: switchMap,
  call: priceDocumentCall,
  request: ({ id }) => ({ query: { policyId: id } }),
  started: (query) => events.pricesRequested(query),
  succeeded: (prices) => events.pricesLoaded({ prices }),
  failed: (problem) => events.pricesFailed({ problem }),
});

export const keepVisit = exchange({
  on: commands.keepVisit,
  overlap: mergeMap,
  call: keepVisitCall,
  request: ({ id }) => ({ body: { policyId: id } }),
  succeeded: (_, { id }) => events.visitKept({ id }),
  failed: (problem) => events.visitFailed({ problem }),
});
