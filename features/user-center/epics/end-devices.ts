import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { endDeviceCall, endOtherDevicesCall } from '../contract';
import { events } from '../events';

const readNothing = reader(endDeviceCall);
const readCount = reader(endOtherDevicesCall);

export const endDevice = exchange({
  on: commands.endDevice,
  overlap: exhaustMap,
  request: ({ id }) => requestOf(endDeviceCall, { body: { id } }),
  read: readNothing,
  until: auth.loggedOut.match,
  started: ({ id }) => events.endingRequested({ id }),
  succeeded: (_, { id }) => events.deviceEnded({ id }),
  failed: (problem) => events.endingFailed({ problem }),
});

export const endOtherDevices = exchange({
  on: commands.endOtherDevices,
  overlap: exhaustMap,
  request: () => requestOf(endOtherDevicesCall, { body: {} }),
  read: readCount,
  until: auth.loggedOut.match,
  started: () => events.endingRequested({}),
  succeeded: ({ ended }) => events.othersEnded({ ended }),
  failed: (problem) => events.endingFailed({ problem }),
});
