import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import type { IndustryPage, ListView } from './contract';
import { events } from './events';

export interface IndustryState {
  readonly list: ListState<ListView, IndustryPage>;
}
const FIRST_VIEW: ListView = { tab: 'official' };
export const initialState: IndustryState = { list: { status: 'idle', view: FIRST_VIEW } };

const list = listReducer<ListView, IndustryPage>(events, FIRST_VIEW);

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    .addMatcher(isListEvent(events), (state, event): IndustryState => ({ list: list(state.list, event) })),
);
