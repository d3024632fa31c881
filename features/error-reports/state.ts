import { createReducer } from '@reduxjs/toolkit';
import { events } from './events';

export interface ErrorReportsState {
  readonly noticed: number;
  readonly lost: number;
}
const initialState: ErrorReportsState = { noticed: 0, lost: 0 };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.failureNoticed, (state): ErrorReportsState => ({ ...state, noticed: state.noticed + 1 }))
    .addCase(events.reportFailed, (state): ErrorReportsState => ({ ...state, lost: state.lost + 1 })),
);
