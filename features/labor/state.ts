import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { collectReducer, emptyCollect, type CollectState } from './collect-state';
import type { LaborPage, ListView } from './contract';
import type { AreaPrices, PriceTrend } from './contract-line';
import { events } from './events';
import type { LineView } from './line-view';

type Status = 'idle' | 'loading' | 'shown' | 'failed';

export interface LineState {
  readonly status: Status;
  readonly id: string;
  readonly view: LineView;
  readonly trend?: PriceTrend;
  readonly problem?: Problem;
}
/** While another month is on its way the old one stays. */
export interface PlacesState {
  readonly status: Status;
  /** Asked for last. */
  readonly query?: { readonly id: string; readonly period?: string };
  readonly prices?: AreaPrices;
  readonly problem?: Problem;
}
export interface LaborState {
  readonly list: ListState<ListView, LaborPage>;
  readonly line: LineState;
  readonly places: PlacesState;
  readonly collect: CollectState;
}
export const initialState: LaborState = {
  list: { status: 'idle', view: {} },
  line: { status: 'idle', id: '', view: {} },
  places: { status: 'idle' },
  collect: emptyCollect,
};

const list = listReducer<ListView, LaborPage>(events, {});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    // Another line starts from nothing; another month of the same keeps what is known.
    .addCase(events.lineViewed, (state, { payload: { id, view } }): LaborState =>
      state.line.id === id
        ? { ...state, line: { ...state.line, view } }
        : { ...state, line: { status: 'loading', id, view }, places: initialState.places },
    )
    .addCase(
      events.lineRequested,
      ({ line: { problem: _, ...line }, ...state }, { payload: { id } }): LaborState => ({
        ...state,
        line: { ...line, id, status: 'loading' },
      }),
    )
    .addCase(events.lineLoaded, (state, { payload: { trend } }): LaborState => ({
      ...state,
      line: { ...state.line, status: 'shown', trend },
    }))
    .addCase(events.lineFailed, (state, { payload: { problem } }): LaborState => ({
      ...state,
      line: { ...state.line, status: 'failed', problem },
    }))
    .addCase(
      events.placesRequested,
      ({ places: { problem: _, ...places }, ...state }, { payload }): LaborState => ({
        ...state,
        places: { ...places, status: 'loading', query: payload },
      }),
    )
    .addCase(events.placesLoaded, (state, { payload: { prices } }): LaborState => ({
      ...state,
      places: { ...state.places, status: 'shown', prices },
    }))
    .addCase(events.placesFailed, (state, { payload: { problem } }): LaborState => ({
      ...state,
      places: { ...state.places, status: 'failed', problem },
    }))
    .addMatcher(
      () => true,
      (state, event): LaborState => {
        const collect = collectReducer(state.collect, event);
        return collect === state.collect ? state : { ...state, collect };
      },
    )
    .addMatcher(isListEvent(events), (state, event): LaborState => ({
      ...state,
      list: list(state.list, event),
    })),
);
