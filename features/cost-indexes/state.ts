import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { EMPTY_DRAFT, type ContactDraft } from './contact-draft';
import type { IndexList, IndexResult, ListView } from './contract';
import type { DetailView, IndexQuery } from './detail-view';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { events } from './events';

export interface DetailState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly id: string;
  readonly view: DetailView;
  /** Asked for last. */
  readonly query?: IndexQuery;
  readonly result?: IndexResult;
  readonly problem?: Problem;
  readonly copied?: 'done' | 'refused';
}
export interface ContactState {
  readonly status: 'filling' | 'sending' | 'sent';
  readonly draft: ContactDraft;
  readonly complaint?: { readonly at: string; readonly message: string };
  readonly number?: string;
}
export interface CostIndexesState {
  readonly globalId: string;
  readonly list: ListState<ListView, IndexList>;
  readonly detail: DetailState;
  readonly contact: ContactState;
}
export const initialState: CostIndexesState = {
  globalId: '',
  list: { status: 'idle', view: {} },
  detail: { status: 'idle', id: '', view: {} },
  contact: { status: 'filling', draft: EMPTY_DRAFT },
};

const list = listReducer<ListView, IndexList>(events, {});
const withDetail = (state: CostIndexesState, detail: DetailState): CostIndexesState => ({ ...state, detail });
const withContact = (state: CostIndexesState, contact: ContactState): CostIndexesState => ({
  ...state,
  contact,
});

/** Another series starts from nothing; another view of the same keeps what is known. */
const viewed = (before: DetailState, id: string, view: DetailView): DetailState => {
  if (before.id !== id) return { status: 'loading', id, view };
  const { copied: _, ...detail } = before;
  return { ...detail, view };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }): CostIndexesState => ({
      ...(state.globalId === payload.user.globalId ? state : initialState),
      globalId: payload.user.globalId,
    }))
    // What one member saw and typed is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState)
    .addCase(events.indexViewed, (state, { payload: { id, view } }) =>
      withDetail(state, viewed(state.detail, id, view)),
    )
    .addCase(events.indexRequested, (state, { payload: { query } }) => {
      const { problem: _, ...detail } = state.detail;
      return withDetail(state, { ...detail, status: 'loading', query });
    })
    .addCase(events.indexLoaded, (state, { payload: { result } }) =>
      withDetail(state, { ...state.detail, status: 'shown', result }),
    )
    .addCase(events.indexFailed, (state, { payload: { problem } }) =>
      withDetail(state, { ...state.detail, status: 'failed', problem }),
    )
    .addCase(events.citationCopied, (state) => withDetail(state, { ...state.detail, copied: 'done' }))
    .addCase(events.copyRejected, (state) => withDetail(state, { ...state.detail, copied: 'refused' }))
    .addCase(events.draftFound, (state, { payload: { draft } }) =>
      withContact(state, { ...state.contact, draft }),
    )
    .addCase(events.draftKept, (state, { payload: { draft } }) =>
      withContact(state, { ...state.contact, draft }),
    )
    .addCase(events.contactRequested, (state) => {
      const { complaint: _, ...contact } = state.contact;
      return withContact(state, { ...contact, status: 'sending' });
    })
    .addCase(events.contactAdded, (state, { payload: { number } }) =>
      withContact(state, { status: 'sent', draft: EMPTY_DRAFT, number }),
    )
    .addCase(events.contactFailed, (state, { payload: { problem } }) =>
      withContact(state, {
        ...state.contact,
        status: 'filling',
        complaint: { at: 'form', message: problem.message },
      }),
    )
    .addCase(events.formCleared, (state) => withContact(state, { status: 'filling', draft: EMPTY_DRAFT }))
    .addMatcher(isListEvent(events), (state, event): CostIndexesState => ({
      ...state,
      list: list(state.list, event),
    })),
);
