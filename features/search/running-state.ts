import { createReducer } from '@reduxjs/toolkit';
import { events as navigation } from '#features/navigation/events';
import type { SearchCategory } from './contract';
import { events } from './events';
import { resultList } from './result-list';

export interface Running {
  readonly searchId: number;
  readonly keyword: string;
  readonly category: SearchCategory;
  readonly at: number;
  /** Route that answers it; leaving it ends the search. */
  readonly route: string;
  /** Absent until the first answer. */
  readonly total?: number;
}
export interface RunningState {
  /** Where the reader is. */
  readonly place?: { readonly name: string; readonly query: Readonly<Record<string, string>> };
  readonly running?: Running;
}

/** The search the tracked facts belong to. */
export const runningReducer = createReducer<RunningState>({}, (on) =>
  on
    .addCase(navigation.routeEntered, (state, { payload: { name, query } }): RunningState => ({
      ...state,
      place: { name, query },
    }))
    .addCase(events.searchRequested, (state, { payload }): RunningState => {
      const { searchId, keyword, category, at, route = resultList.route } = payload;
      return { ...state, running: { searchId, keyword, category, at, route } };
    })
    .addCase(events.searchAnswered, (state, { payload: { total } }): RunningState =>
      state.running ? { ...state, running: { ...state.running, total } } : state,
    )
    .addCase(events.searchEnded, ({ running: _, ...state }): RunningState => state),
);
