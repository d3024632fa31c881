import { createReducer } from '@reduxjs/toolkit';
import { events } from './events';

export interface BusinessPathState {
  readonly status: 'none' | 'held' | 'lost';
}

export const initialState: BusinessPathState = { status: 'none' };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.pathLoaded, (): BusinessPathState => ({ status: 'held' }))
    .addCase(events.pathFailed, (): BusinessPathState => ({ status: 'lost' }))
    .addCase(events.pathRejected, (): BusinessPathState => ({ status: 'none' }))
    .addCase(events.pathCleared, (): BusinessPathState => ({ status: 'none' })),
);
