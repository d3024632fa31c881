import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { qrScannedCall } from '../contract';
import { events } from '../events';

/** switchMap: the code scanned last is the one that counts. */
export const reviewDevice = exchange({
  on: commands.reviewDevice,
  overlap: switchMap,
  call: qrScannedCall,
  request: ({ uuid }) => ({ body: { uuid } }),
  started: ({ uuid }) => events.requestOpened({ uuid }),
  succeeded: (request) => events.requestShown({ request }),
  failed: (problem) => events.requestFailed({ problem }),
});
