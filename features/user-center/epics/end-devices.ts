import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { endDeviceCall, endOtherDevicesCall } from '../contract';
import { events } from '../events';

export const endDevice = exchange({
  on: commands.endDevice,
  overlap: exhaustMap,
  call: endDeviceCall,
  request: ({ id }) => ({ body: { id }, quiet: false }),
  started: ({ id }) => events.endingRequested({ id }),
  succeeded: (_, { id }) => events.deviceEnded({ id }),
  failed: (problem) => events.endingFailed({ problem }),
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
