import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import type { DetailWish, ListView, WaterDetail, WaterPage } from './contract';
import { events } from './events';

export interface DetailState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  /** Asked for last. */
  readonly wish?: DetailWish;
  readonly detail?: WaterDetail;
  readonly problem?: Problem;
}
export interface WaterRenewalState {
  readonly list: ListState<ListView, WaterPage>;
  readonly detail: DetailState;
}
export const initialState: WaterRenewalState = {
  list: { status: 'idle', view: {} },
  detail: { status: 'idle' },
};

const list = listReducer<ListView, WaterPage>(events, {});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    // The same record read in another basis stays on the screen until it comes.
    .addCase(
      events.detailRequested,
      ({ detail: { detail }, ...state }, { payload: wish }): WaterRenewalState => ({
        ...state,
        detail: { status: 'loading', wish, ...(detail?.row.id === wish.id && { detail }) },
      }),
    )
    .addCase(
      events.detailLoaded,
      ({ detail: { wish }, ...state }, { payload: { detail } }): WaterRenewalState => ({
        ...state,
        detail: { status: 'shown', ...(wish && { wish }), detail },
      }),
    )
    .addCase(
      events.detailFailed,
      ({ detail: { wish }, ...state }, { payload: { problem } }): WaterRenewalState => ({
        ...state,
        detail: { status: 'failed', ...(wish && { wish }), problem },
      }),
    )
    .addMatcher(isListEvent(events), (state, event): WaterRenewalState => ({
      ...state,
      list: list(state.list, event),
    })),
);
