import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { policyList, type ClauseHits, type ListView, type Overview, type PolicyPage } from './contract';
import type { Comparison, PolicyDocument } from './contract-document';
import type { PriceDocument } from './contract-prices';
import type { DocumentView } from './document-view';
import { events, type CompareQuery } from './events';

type Status = 'idle' | 'loading' | 'shown' | 'failed';
interface Asked {
  readonly status: Status;
  readonly problem?: Problem;
}
export interface HitsState extends Asked {
  readonly keyword: string;
  readonly hits?: ClauseHits;
}
export interface DocumentState extends Asked {
  readonly id: string;
  readonly view: DocumentView;
  readonly document?: PolicyDocument;
}
export interface ComparisonState extends Asked {
  readonly query?: CompareQuery;
  readonly comparison?: Comparison;
}
export interface PricesState extends Asked {
  readonly id: string;
  readonly prices?: PriceDocument;
}
export interface PolicyDocumentsState {
  readonly list: ListState<ListView, PolicyPage>;
  readonly overview?: Overview;
  readonly hits: HitsState;
  readonly document: DocumentState;
  readonly comparison: ComparisonState;
  readonly prices: PricesState;
}
export const initialState: PolicyDocumentsState = {
  list: { status: 'idle', view: policyList.viewFrom({}) },
  hits: { status: 'idle', keyword: '' },
  document: { status: 'idle', id: '', view: {} },
  comparison: { status: 'idle' },
  prices: { status: 'idle', id: '' },
};

const list = listReducer<ListView, PolicyPage>(events, policyList.viewFrom({}));

/** Another document was opened meanwhile, or another one chosen beside it. */
const compared = (state: PolicyDocumentsState, comparison: ComparisonState): PolicyDocumentsState => {
  const [asked, answered] = [state.comparison.query, comparison.query];
  return asked?.id === answered?.id && asked?.withId === answered?.withId ? { ...state, comparison } : state;
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    .addCase(events.overviewLoaded, (state, { payload: { overview } }): PolicyDocumentsState => ({
      ...state,
      overview,
    }))
    .addCase(events.clausesRequested, (state, { payload: { keyword } }): PolicyDocumentsState => ({
      ...state,
      hits: { status: 'loading', keyword },
    }))
    .addCase(events.clausesFound, (state, { payload: { hits } }): PolicyDocumentsState => ({
      ...state,
      hits: { ...state.hits, status: 'shown', hits },
    }))
    .addCase(events.clausesFailed, (state, { payload: { problem } }): PolicyDocumentsState => ({
      ...state,
      hits: { ...state.hits, status: 'failed', problem },
    }))
    // Another document starts from nothing; another clause of the same keeps what is known.
    .addCase(events.documentViewed, (state, { payload: { id, view } }): PolicyDocumentsState =>
      state.document.id === id
        ? { ...state, document: { ...state.document, view } }
        : { ...state, document: { status: 'loading', id, view }, comparison: initialState.comparison },
    )
    .addCase(
      events.documentRequested,
      ({ document: { problem: _, ...document }, ...state }, { payload: { id } }): PolicyDocumentsState => ({
        ...state,
        document: { ...document, id, status: 'loading' },
      }),
    )
    .addCase(events.documentLoaded, (state, { payload: { document } }): PolicyDocumentsState => ({
      ...state,
      document: { ...state.document, status: 'shown', document },
    }))
    .addCase(events.documentFailed, (state, { payload: { problem } }): PolicyDocumentsState => ({
      ...state,
      document: { ...state.document, status: 'failed', problem },
    }))
    .addCase(events.comparisonRequested, (state, { payload }): PolicyDocumentsState => ({
      ...state,
      comparison: { status: 'loading', query: payload },
    }))
    .addCase(events.documentsCompared, (state, { payload: { query, comparison } }) =>
      compared(state, { status: 'shown', query, comparison }),
    )
    .addCase(events.comparisonFailed, (state, { payload: { query, problem } }) =>
      compared(state, { status: 'failed', query, problem }),
    )
    .addCase(events.pricesRequested, (state, { payload: { id } }): PolicyDocumentsState => ({
      ...state,
      prices: { status: 'loading', id },
    }))
    .addCase(events.pricesLoaded, (state, { payload: { prices } }): PolicyDocumentsState => ({
      ...state,
      prices: { ...state.prices, status: 'shown', prices },
    }))
    .addCase(events.pricesFailed, (state, { payload: { problem } }): PolicyDocumentsState => ({
      ...state,
      prices: { ...state.prices, status: 'failed', problem },
    }))
    .addMatcher(isListEvent(events), (state, event): PolicyDocumentsState => ({
      ...state,
      list: list(state.list, event),
    })),
);
