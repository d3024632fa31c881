import { createReducer } from '@reduxjs/toolkit';
import { events } from './events';

export interface PageProtectionState {
  readonly blocked: number;
  readonly pauses: number;
}
const initialState: PageProtectionState = { blocked: 0, pauses: 0 };

const oneMoreBlocked = (state: PageProtectionState): PageProtectionState => ({
  ...state,
  blocked: state.blocked + 1,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.keyBlocked, oneMoreBlocked)
    .addCase(events.menuBlocked, oneMoreBlocked)
    .addCase(events.pauseNoticed, (state): PageProtectionState => ({ ...state, pauses: state.pauses + 1 })),
);
