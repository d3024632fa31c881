import { combineReducers, createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { SearchCategory, Word } from './contract';
import { events } from './events';
import type { Origin } from './origin';
import type { Poster } from './poster';
import { resultsReducer, type ResultsState } from './results-state';
import { runningReducer, type RunningState } from './running-state';

/** What the search box knows. */
interface BoxState {
  /** Whose recent searches these are. */
  readonly globalId?: string;
  readonly prompt?: { readonly prompt: string; readonly hot: readonly string[] };
  /** What the words below were found for. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Newest first. */
  readonly recent: readonly string[];
  /** It follows the search that was made just before. */
  readonly putOff?: string;
  /** Submitted, and not yet answered by any page: a login may lie between. */
  readonly submitted?: {
    readonly keyword: string;
    readonly category: SearchCategory;
    readonly from: Origin;
  };
}
const initialBox: BoxState = { text: '', words: [], recent: [] };

const boxReducer = createReducer(initialBox, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }): BoxState => ({
      ...state,
      globalId: payload.user.globalId,
    }))
    .addCase(auth.loggedOut, ({ text, words, prompt }): BoxState => ({
      text,
      words,
      recent: [],
      ...(prompt && { prompt }),
    }))
    .addCase(events.promptLoaded, (state, { payload }): BoxState => ({ ...state, prompt: payload }))
    .addCase(events.wordsLoaded, (state, { payload }): BoxState => ({ ...state, ...payload }))
    .addCase(events.wordsFailed, (state, { payload }): BoxState => ({
      ...state,
      text: payload.text,
      words: [],
    }))
    .addCase(events.recentFound, (state, { payload }): BoxState => ({ ...state, ...payload }))
    .addCase(events.searchDelayed, (state, { payload }): BoxState => ({ ...state, putOff: payload.keyword }))
    .addCase(events.searchOvertaken, ({ putOff: _, ...state }): BoxState => state)
    .addCase(events.keywordSubmitted, ({ putOff: _, ...state }, { payload }): BoxState => ({
      ...state,
      submitted: payload,
    }))
    .addCase(events.searchRequested, ({ submitted: _, ...state }): BoxState => state),
);

const posterReducer = createReducer<Poster | null>(null, (on) =>
  on.addCase(events.posterLoaded, (_, { payload }) => payload),
);

export interface SearchState {
  readonly box: BoxState;
  readonly current: RunningState;
  readonly results: ResultsState;
  readonly poster: Poster | null;
}

export const reducer = combineReducers({
  box: boxReducer,
  current: runningReducer,
  results: resultsReducer,
  poster: posterReducer,
});
export const initialState: SearchState = reducer(undefined, { type: '@@search/none' });
