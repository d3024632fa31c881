import { combineReducers, createReducer } from '@reduxjs/toolkit';
import { devicesReducer, type DevicesState } from './devices-state';
import { events } from './events';
import { passwordReducer, type PasswordState } from './password-state';
import { profileReducer, type ProfileState } from './profile-state';

export interface UserCenterState {
  /** `2026-11-20`; empty until the clock was read. */
  readonly day: string;
  readonly profile: ProfileState;
  readonly password: PasswordState;
  readonly devices: DevicesState;
}

const dayReducer = createReducer('', (on) => on.addCase(events.dayBegun, (_, { payload }) => payload.day));

export const reducer = combineReducers({
  day: dayReducer,
  profile: profileReducer,
  password: passwordReducer,
  devices: devicesReducer,
});
