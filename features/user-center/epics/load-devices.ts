import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { devicesCall } from '../contract';
import { events } from '../events';

const read = reader(devicesCall);

/** Quiet: the page itself says what went wrong and offers another try. */
export const loadDevices = exchange({
  on: commands.loadDevices,
  overlap: switchMap,
  request: () => ({ ...requestOf(devicesCall), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: () => events.devicesAsked(),
  succeeded: (found) => events.devicesLoaded(found),
  failed: (problem) => events.devicesFailed({ problem }),
});
