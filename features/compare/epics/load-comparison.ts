import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { compareCall } from '../contract';
import { events } from '../events';

export const loadComparison = exchange({
  on: commands.loadComparison,
  overlap: switchMap,
  call: compareCall,
  request: ({ ids, taxBasis }) => ({ body: { ids: [...ids], taxBasis } }),
  started: () => events.comparisonRequested(),
  succeeded: (comparison) => events.comparisonLoaded({ comparison }),
  failed: (problem) => events.comparisonFailed({ problem }),
});
