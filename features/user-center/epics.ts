import { distinctUntilChanged, exhaustMap, map, mergeMap, switchMap, timer } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { dayAt } from '#src/contract/shanghai-time';
import { commands } from './commands';
import {
  changePasswordCall,
  devicesCall,
  endDeviceCall,
  endOtherDevicesCall,
  profileCall,
  saveProfileCall,
} from './contract';
import { events } from './events';

export const changePassword = exchange({
  on: commands.changePassword,
  overlap: exhaustMap,
  call: changePasswordCall,
  request: (change) => ({ body: change }),
  started: () => events.passwordChangeRequested(),
  succeeded: ({ ended }) => events.passwordChanged({ ended }),
  failed: (problem) => events.passwordRejected({ problem }),
});

export const endDevice = exchange({
  on: commands.endDevice,
  overlap: mergeMap,
  subject: ({ id }) => id,
  call: endDeviceCall,
  request: ({ id }) => ({ body: { id }, quiet: false }),
  started: ({ id }) => events.endingRequested({ id }),
  succeeded: (_, { id }) => events.deviceEnded({ id }),
  failed: (problem, { id }) => events.endingFailed({ id, problem }),
});

export const endOtherDevices = exchange({
  on: commands.endOtherDevices,
  overlap: exhaustMap,
  call: endOtherDevicesCall,
  request: () => ({ body: {}, quiet: false }),
  started: () => events.endingRequested({}),
  succeeded: ({ ended }) => events.othersEnded({ ended }),
  failed: (problem) => events.endingFailed({ problem }),
});

export const loadDevices = exchange({
  on: commands.loadDevices,
  overlap: switchMap,
  call: devicesCall,
  started: () => events.devicesRequested(),
  succeeded: (found) => events.devicesLoaded(found),
  failed: (problem) => events.devicesFailed({ problem }),
});

export const loadProfile = exchange({
  on: commands.loadProfile,
  overlap: switchMap,
  call: profileCall,
  started: () => events.profileRequested(),
  succeeded: (profile) => events.profileLoaded({ profile }),
  failed: (problem) => events.profileFailed({ problem }),
});

export const saveProfile = exchange({
  on: commands.saveProfile,
  overlap: exhaustMap,
  call: saveProfileCall,
  request: (fields) => ({ body: fields }),
  started: () => events.savingRequested(),
  succeeded: (profile) => events.profileSaved({ profile }),
  failed: (problem) => events.savingFailed({ problem }),
});

export const keepDraft = when(commands.keepDraft, (payload) => events.draftNoted({ fields: payload }));

/** A computer that has slept over midnight is told within a minute. */
const LOOK_EVERY_MS = 60_000;

export const tellDay: Epic = (_action$, _state$, { now }) =>
  timer(0, LOOK_EVERY_MS).pipe(
    map(() => dayAt(now())),
    distinctUntilChanged(),
    map((day) => events.dayBegun({ day })),
  );
