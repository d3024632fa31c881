import { mergeMap, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { closeCall, mineCall } from '../contract';
import { events } from '../events';

const readMine = reader(mineCall);
const readClosed = reader(closeCall);

export const loadMine = exchange({
  on: commands.loadMine,
  overlap: switchMap,
  request: ({ page }) => ({ ...requestOf(mineCall, { query: { page: String(page) } }), quiet: true }),
  read: readMine,
  until: auth.loggedOut.match,
  started: () => events.mineRequested(),
  succeeded: (page) => events.mineLoaded({ page }),
  failed: (problem) => events.mineFailed({ problem }),
});

/** A failure is told by the gateway, in a notice. */
export const closeSourcing = exchange({
  on: commands.closeSourcing,
  overlap: mergeMap,
  request: ({ id }) => requestOf(closeCall, { body: { sourcingId: id } }),
  read: readClosed,
  started: ({ id }) => events.closingRequested({ id }),
  succeeded: (_, { id }) => events.sourcingClosed({ id }),
  failed: (problem, { id }) => events.closingFailed({ id, problem }),
});
