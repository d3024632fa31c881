import { createReducer } from '@reduxjs/toolkit';
import { NATIONWIDE } from '#src/contract/places';
import type { Category, Region } from './contract';
import { events } from './events';

export interface RegionsState {
  readonly status: 'idle' | 'known' | 'failed';
  readonly areas: readonly Region[];
  readonly categories: readonly Category[];
  readonly current: string;
}
export const initialState: RegionsState = { status: 'idle', areas: [], categories: [], current: NATIONWIDE };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.areasLoaded, (state, { payload }): RegionsState => ({
      ...state,
      ...payload,
      status: 'known',
    }))
    .addCase(events.areasFailed, (state): RegionsState => ({ ...state, status: 'failed' }))
    .addCase(events.regionPicked, (state, { payload }): RegionsState => ({
      ...state,
      current: payload.areaid,
    })),
);
