import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Devices } from './contract';
import { events } from './events';

export interface DevicesState extends Partial<Devices> {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly problem?: Problem;
  /** The logins that are being ended. */
  readonly ending?: readonly string[];
}
export const ALL_OTHERS = 'others';
const initialDevices: DevicesState = { status: 'idle' };

const rested = ({ ending = [], ...state }: DevicesState, ended = ALL_OTHERS): DevicesState => {
  const left = ending.filter((one) => one !== ended);
  return { ...state, ...(left.length > 0 && { ending: left }) };
};

export const devicesReducer = createReducer(initialDevices, (on) =>
  on
    .addCase(events.devicesRequested, ({ problem: _, ...state }): DevicesState => ({
      ...state,
      status: 'loading',
    }))
    .addCase(events.devicesLoaded, (state, { payload }): DevicesState => ({
      ...state,
      ...payload,
      status: 'shown',
    }))
    .addCase(events.devicesFailed, (state, { payload }): DevicesState => ({
      ...state,
      status: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.endingRequested, (state, { payload }): DevicesState => ({
      ...state,
      ending: [...(state.ending ?? []), payload.id ?? ALL_OTHERS],
    }))
    .addCase(events.deviceEnded, (state, { payload }): DevicesState => ({
      ...rested(state, payload.id),
      ...(state.devices && { devices: state.devices.filter(({ id }) => id !== payload.id) }),
    }))
    .addCase(events.othersEnded, (state): DevicesState => ({
      ...rested(state),
      ...(state.devices && { devices: state.devices.filter(({ isCurrent }) => isCurrent) }),
    }))
    .addCase(events.endingFailed, (state, { payload }) => rested(state, payload.id))
    .addCase(auth.loggedOut, (): DevicesState => initialDevices),
);
