import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { devicesCall } from '../contract';
import { events } from '../events';

export const loadDevices = exchange({
  on: commands.loadDevices,
  overlap: switchMap,
  call: devicesCall,
  started: () => events.devicesAsked(),
  succeeded: (found) => events.devicesLoaded(found),
  failed: (problem) => events.devicesFailed({ problem }),
});
