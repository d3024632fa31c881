import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Recommendations, WaterRecommendations } from './contract';
import { events } from './events';

/** What is shown stays while it is asked for again; a problem stands until the next answer. */
interface Part<Found> {
  readonly found?: Found;
  readonly problem?: Problem;
}
export interface RecommendationsState {
  readonly data: Part<Recommendations>;
  readonly water: Part<WaterRecommendations>;
  /** Members who have left: what was theirs is gone, and the page asks anew for whoever reads on. */
  readonly departures: number;
}
const initialState: RecommendationsState = { data: {}, water: {}, departures: 0 };

export const reducer = createReducer(initialState, (on) =>
  on
    // Rows are shown as their reader may see them.
    .addCase(auth.loggedOut, ({ departures }) => ({ ...initialState, departures: departures + 1 }))
    .addCase(events.recommendationsLoaded, (state, { payload }): RecommendationsState => ({
      ...state,
      data: { found: payload.found },
    }))
    .addCase(events.recommendationsFailed, (state, { payload }): RecommendationsState => ({
      ...state,
      data: { ...state.data, problem: payload.problem },
    }))
    .addCase(events.waterLoaded, (state, { payload }): RecommendationsState => ({
      ...state,
      water: { found: payload.found },
    }))
    .addCase(events.waterFailed, (state, { payload }): RecommendationsState => ({
      ...state,
      water: { ...state.water, problem: payload.problem },
    })),
);
