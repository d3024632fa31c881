import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import type { IndustryPage, ListView } from './contract';
import { events } from './events';

export interface IndustryState {
  readonly list: ListState<ListView, IndustryPage>;
}
export const initialState: IndustryState = { list: { status: 'idle', view: { tab: 'official' } } };

const list = listReducer<ListView, IndustryPage>(events, { tab: 'official' });

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    .addMatcher(isListEvent(events), (state, event): IndustryState => ({ list: list(state.list, event) })),
);
