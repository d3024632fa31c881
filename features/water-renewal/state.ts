import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { Problem } from '#src/kernel/send';
import { basisAsked, basisEntered, NO_BASIS, type ListBasis } from '#src/listing/list-basis';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { waterList, type DetailQuery, type ListView, type WaterDetail, type WaterPage } from './contract';
import { events } from './events';

export interface DetailState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  /** Asked for last. */
  readonly query?: DetailQuery;
  readonly detail?: WaterDetail;
  readonly problem?: Problem;
}
export interface WaterRenewalState {
  readonly list: ListState<ListView, WaterPage>;
  readonly listBasis: ListBasis;
  readonly detail: DetailState;
}
export const initialState: WaterRenewalState = {
  list: { status: 'idle', view: {} },
  listBasis: NO_BASIS,
  detail: { status: 'idle' },
};

const list = listReducer<ListView, WaterPage>(events, {});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(navigation.routeEntered, (state, { payload }): WaterRenewalState => ({
      ...state,
      listBasis: basisEntered(waterList, state.listBasis, payload),
    }))
    .addCase(auth.loggedOut, ({ listBasis }): WaterRenewalState => ({ ...initialState, listBasis }))
    // The same record read in another basis stays on the screen until it comes.
    .addCase(
      events.detailRequested,
      ({ detail: { detail }, ...state }, { payload: query }): WaterRenewalState => ({
        ...state,
        detail: { status: 'loading', query, ...(detail?.row.id === query.id && { detail }) },
      }),
    )
    .addCase(
      events.detailLoaded,
      ({ detail: { query }, ...state }, { payload: { detail } }): WaterRenewalState => ({
        ...state,
        detail: { status: 'shown', ...(query && { query }), detail },
      }),
    )
    .addCase(
      events.detailFailed,
      ({ detail: { query }, ...state }, { payload: { problem } }): WaterRenewalState => ({
        ...state,
        detail: { status: 'failed', ...(query && { query }), problem },
      }),
    )
    .addMatcher(isListEvent(events), (state, event): WaterRenewalState => ({
      ...state,
      list: list(state.list, event),
      ...(events.listRequested.match(event) && { listBasis: basisAsked(state.listBasis) }),
    })),
);
