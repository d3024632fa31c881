import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '../auth/events';
import type { SearchCategory, Word } from './contract';
import { events } from './events';

export interface SearchState {
  readonly isMember: boolean;
  readonly text: string;
  readonly words: readonly Word[];
  readonly last?: { readonly keyword: string; readonly category: SearchCategory };
  readonly running?: { readonly searchId: number; readonly keyword: string; readonly at: number };
}
export const initialState: SearchState = { isMember: false, text: '', words: [] };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state): SearchState => ({ ...state, isMember: true }))
    .addCase(auth.loggedOut, (state): SearchState => ({
      isMember: false,
      text: state.text,
      words: state.words,
    }))
    .addCase(events.wordsFound, (state, { payload }): SearchState => ({ ...state, ...payload }))
    .addCase(events.wordsLost, (state, { payload }): SearchState => ({
      ...state,
      text: payload.text,
      words: [],
    }))
    .addCase(
      events.searchStarted,
      (state, { payload: { searchId, keyword, category, at } }): SearchState => ({
        ...state,
        last: { keyword, category },
        running: { searchId, keyword, at },
      }),
    )
    .addCase(events.searchEnded, ({ running: _, ...state }): SearchState => state),
);
