import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { eraseCall } from '../contract';
import { events } from '../events';
import { selectRange } from '../selectors';

export const eraseData = exchange({
  on: commands.eraseData,
  overlap: exhaustMap,
  call: eraseCall,
  request: ({ scope }, state) => ({ body: scope === 'all' ? {} : selectRange(state), quiet: false }),
  started: () => events.erasureRequested(),
  succeeded: (erasure) => events.dataErased(erasure),
  failed: (problem) => events.erasureFailed({ problem }),
});
