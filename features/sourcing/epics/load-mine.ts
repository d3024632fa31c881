import { mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { closeCall, mineCall } from '../contract';
import { events } from '../events';

export const loadMine = exchange({
  on: commands.loadMine,
  overlap: switchMap,
  call: mineCall,
  request: ({ page }) => ({ query: { page: String(page) } }),
  started: () => events.mineRequested(),
  succeeded: (page) => events.mineLoaded({ page }),
  failed: (problem) => events.mineFailed({ problem }),
});

/** A failure is told by the gateway, in a notice. */
export const closeSourcing = exchange({
  on: commands.closeSourcing,
  overlap: mergeMap,
  call: closeCall,
  request: ({ id }) => ({ body: { sourcingId: id }, quiet: false }),
  started: ({ id }) => events.closingRequested({ id }),
  succeeded: (_, { id }) => events.sourcingClosed({ id }),
  failed: (problem, { id }) => events.closingFailed({ id, problem }),
});
