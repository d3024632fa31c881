import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { qrScannedCall } from '../contract';
import { events } from '../events';

const read = reader(qrScannedCall);

/** switchMap: the code scanned last is the one that counts. */
export const reviewDevice = exchange({
  on: commands.reviewDevice,
  overlap: switchMap,
  request: ({ uuid }) => ({ ...requestOf(qrScannedCall, { body: { uuid } }), quiet: true }),
  read,
  started: ({ uuid }) => events.requestOpened({ uuid }),
  succeeded: (request) => events.requestShown({ request }),
  failed: (problem) => events.requestFailed({ problem }),
});
