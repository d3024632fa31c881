import { createReducer } from '@reduxjs/toolkit';
import { events } from './events';

export interface VersionState {
  readonly held?: string;
  readonly isReloading: boolean;
}
const initialState: VersionState = { isReloading: false };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.versionFound, (_, { payload }): VersionState => ({
      held: payload.version,
      isReloading: false,
    }))
    .addCase(events.versionChanged, (state): VersionState => ({ ...state, isReloading: true })),
);
