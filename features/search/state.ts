import { combineReducers } from '@reduxjs/toolkit';
import { boxReducer, type BoxState } from './box-state';
import { resultsReducer, type ResultsState } from './results-state';
import { runningReducer, type RunningState } from './running-state';

export interface SearchState {
  readonly box: BoxState;
  readonly current: RunningState;
  readonly results: ResultsState;
}

export const reducer = combineReducers({
  box: boxReducer,
  current: runningReducer,
  results: resultsReducer,
});
export const initialState: SearchState = reducer(undefined, { type: '@@search/none' });
